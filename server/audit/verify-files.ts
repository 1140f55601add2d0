import { sql } from 'kysely';
import type { PanelScope } from '../database/database.ts';
import type { NamedRecords } from './named-records.ts';
import type { WrongRecord } from './wrong-record.ts';

/** The digest of the stored content. The database computes it, so that files need not be loaded. */
const OWN = sql<string>`encode(sha256(content), 'hex')`.as('own');

/**
 * Verifies the files of samples and the image of the panel against the digests in the audit trail
 * (AUD-10).
 */
export async function verifyFiles(
  { trx, panel }: PanelScope,
  { files, images }: Pick<NamedRecords, 'files' | 'images'>,
): Promise<WrongRecord | null> {
  const left = new Set(files.keys());
  const rows = await trx
    .selectFrom('sampleFiles')
    .select(['id', 'sample', 'digest', OWN])
    .where('panel', '=', panel)
    .execute();
  for (const { id: what, sample, digest, own } of rows) {
    const named = files.get(what);
    if (named === undefined) return { problem: 'file-unknown', what };
    if (named.sample !== sample || named.digest !== digest || own !== digest)
      return { problem: 'file-changed', what };
    left.delete(what);
  }
  const [missing] = left;
  if (missing !== undefined) return { problem: 'file-missing', what: missing };
  const image = await trx
    .selectFrom('panelImages')
    .select(['digest', OWN])
    .where('panel', '=', panel)
    .executeTakeFirst();
  const named = images.get('image');
  const wrong = (problem: WrongRecord['problem']): WrongRecord => ({ problem, what: 'image' });
  if (image === undefined) return named === undefined ? null : wrong('image-missing');
  if (named === undefined) return wrong('image-unknown');
  return image.digest === named && image.own === named ? null : wrong('image-changed');
}
