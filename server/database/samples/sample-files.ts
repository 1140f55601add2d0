import { createHash } from 'node:crypto';
import { type CheckedUpload, FILE_LIMITS } from '../../../domain/files/check-upload.ts';
import type { Download } from '../../../domain/files/download.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { SampleFileRow } from '../../../domain/samples/sample-file.ts';
import type { SampleId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';

/** The metadata of a stored file, without its content. */
export type KeptFile = SampleFileRow & { readonly digest: string };

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const about = ({ trx, panel }: PanelScope, sample: SampleId) =>
  trx
    .selectFrom('sampleFiles')
    .where('panel', '=', panel)
    .where('sample', '=', sample)
    .select(['id', 'name', 'kind', 'bytes', 'digest', 'thumbnailKind', 'at', 'byName']);

type About = Awaited<ReturnType<ReturnType<typeof about>['executeTakeFirstOrThrow']>>;

const rowOf = (row: About): KeptFile => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  bytes: row.bytes,
  hasThumbnail: row.thumbnailKind !== null,
  at: instantText(row.at),
  by: row.byName,
  digest: row.digest,
});

/** Lists the files of a sample, oldest first. */
export async function listSampleFiles(
  scope: PanelScope,
  sample: SampleId,
): Promise<readonly SampleFileRow[]> {
  const rows = await about(scope, sample).orderBy('at').orderBy('id').execute();
  return rows.map((row) => {
    const { digest: _digest, ...shown } = rowOf(row);
    return shown;
  });
}

/** One file of a sample without its content, or null. */
export async function findSampleFile(
  scope: PanelScope,
  sample: SampleId,
  id: string,
): Promise<KeptFile | null> {
  const row = await about(scope, sample).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

/** A stored file of a sample, and whether this request added it. */
export type AttachedFile = { readonly file: KeptFile; readonly isNew: boolean };

/**
 * Stores a validated file (FIL-3). The row of the sample is locked, so that concurrent uploads
 * cannot exceed the limit. A file with the same name and content is not stored twice (FIL-6).
 */
export async function insertSampleFile(
  scope: PanelScope,
  sample: SampleId,
  file: CheckedUpload & { readonly id: string; readonly by: string },
): Promise<Result<AttachedFile, 'not-found' | 'too-many-files'>> {
  const { trx, panel } = scope;
  const locked = await trx
    .selectFrom('samples')
    .select('id')
    .where('panel', '=', panel)
    .where('id', '=', sample)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) return refuse('not-found');
  const digest = digestOf(file.bytes);
  const rows = await about(scope, sample).execute();
  const same = rows.find((row) => row.name === file.name && row.digest === digest);
  if (same !== undefined) return accept({ file: rowOf(same), isNew: false });
  if (rows.length >= FILE_LIMITS.perSample)
    return refuse('too-many-files', { most: FILE_LIMITS.perSample });
  await trx
    .insertInto('sampleFiles')
    .values({
      panel,
      id: file.id,
      sample,
      name: file.name,
      kind: file.kind,
      bytes: file.bytes.length,
      digest,
      content: file.bytes,
      thumbnailKind: file.thumbnail?.kind ?? null,
      thumbnail: file.thumbnail?.bytes ?? null,
      byName: file.by,
    })
    .execute();
  const kept = await findSampleFile(scope, sample, file.id);
  return kept === null ? refuse('not-found') : accept({ file: kept, isNew: true });
}

/** The content of a file or of its thumbnail, or null. */
export async function readSampleFile(
  { trx, panel }: PanelScope,
  sample: SampleId,
  id: string,
  part: 'content' | 'thumbnail',
): Promise<Download | null> {
  const chosen = trx
    .selectFrom('sampleFiles')
    .where('panel', '=', panel)
    .where('sample', '=', sample)
    .where('id', '=', id);
  if (part === 'content')
    return (await chosen.select(['name', 'kind', 'content as bytes']).executeTakeFirst()) ?? null;
  const row = await chosen
    .select(['name', 'thumbnailKind as kind', 'thumbnail as bytes'])
    .executeTakeFirst();
  return row === undefined || row.kind === null || row.bytes === null
    ? null
    : { name: row.name, kind: row.kind, bytes: row.bytes };
}

/** Deletes a file of a sample. Returns its metadata, or null when there is none. */
export async function deleteSampleFile(
  scope: PanelScope,
  sample: SampleId,
  id: string,
): Promise<KeptFile | null> {
  const kept = await findSampleFile(scope, sample, id);
  if (kept === null) return null;
  await scope.trx
    .deleteFrom('sampleFiles')
    .where('panel', '=', scope.panel)
    .where('sample', '=', sample)
    .where('id', '=', id)
    .execute();
  return kept;
}
