import type { Selectable } from 'kysely';
import { z } from 'zod';
import { canonical } from '../../domain/files/canonical.ts';
import { eachAttribute } from '../../domain/words/each-attribute.ts';
import type { PanelScope } from '../database/database.ts';
import type { SheetsTable } from '../database/tables.ts';
import { type NamedRecords, type NamedSheet, sheetCalled } from './named-records.ts';
import { sheetDigest } from './sheet-digest.ts';
import type { WrongRecord } from './wrong-record.ts';

/**
 * Verifies every sealed version of a sheet against the audit trail, in every column that is read
 * (AUD-10). It also finds versions that are missing, or unknown to the trail.
 */
export async function verifySheets(
  { trx, panel }: PanelScope,
  { sheets }: Pick<NamedRecords, 'sheets'>,
): Promise<WrongRecord | null> {
  const left = new Set(sheets.keys());
  const ofPanel = trx.selectFrom('sheets').where('panel', '=', panel);
  // One session at a time, so that two decades of sheets are never in memory together.
  for (const { session } of await ofPanel.select('session').distinct().execute()) {
    const rows = await ofPanel.selectAll().where('session', '=', session).execute();
    for (const row of rows) {
      const what = sheetCalled(row, row.version);
      const named = sheets.get(what);
      if (named === undefined) return { problem: 'sheet-unknown', what };
      if (!isAsNamed(row, named)) return { problem: 'sheet-changed', what };
      left.delete(what);
    }
  }
  const [missing] = left;
  return missing === undefined ? null : { problem: 'sheet-missing', what: missing };
}

const signed = z.object({ at: z.string() });
const form = z.object({
  marks: z.record(z.string(), z.number()),
  points: z.record(z.string(), z.number()).exactOptional(),
  fruityKind: z.string().nullable(),
  otherDescriptor: z.string().nullable(),
  heatingDevice: z.string(),
  comments: z.string(),
  signature: signed.loose().nullable(),
});

/**
 * Whether a row matches its audit entry: the digest of its content, and every column that repeats a
 * part of the content.
 */
function isAsNamed(row: Selectable<SheetsTable>, named: NamedSheet): boolean {
  const { panel, session, taster, code, version, digest } = row;
  const content = form.loose().safeParse(row.content);
  if (!content.success) return false;
  const value = content.data;
  const { marks, signature, fruityKind, otherDescriptor, heatingDevice, comments } = value;
  const said = {
    fruityKind,
    otherDescriptor,
    heatingDevice,
    comments,
    signature,
    marks: eachAttribute((attribute) => marks[attribute] ?? null),
    points: value.points ?? null,
    // A sheet on paper has no signature in its content. Its `signedAt` is the time of the seal.
    signedAt: signature?.at ?? named.sealedAt,
    ...named,
  };
  const kept = {
    fruityKind: row.fruityKind,
    otherDescriptor: row.otherDescriptor,
    digest,
    heatingDevice: row.heatingDevice,
    comments: row.comments,
    signature: row.signature,
    marks: row.marks,
    points: row.points ?? null,
    signedAt: row.signedAt,
    sealedAt: row.sealedAt,
    late: row.late,
    valid: row.valid,
    open: row.reopenedAt !== null,
    keyedBy: row.keyedBy,
    keyedReason: row.keyedReason,
  };
  const own = sheetDigest({ panel, session, taster, code, version, value });
  return own === digest && canonical(said) === canonical(kept);
}
