import { createHash } from 'node:crypto';
import { encodeMonth } from '../../domain/quality/month-pack.ts';
import { scoreSheet } from '../../domain/words/sealed-answers.ts';
import { sheetColumns } from '../../stats-worker/marks/sheet-columns.ts';
import type { ValidatedSession, ValidatedSheet } from '../database/quality/quality-months.ts';

/** The format version, which is part of the digest. It changes with the way a month is packed. */
const FORMAT = 'month-2';

/**
 * Computes the digest of a month's sessions, by which a client cache notices a change: SHA-256, as
 * hex (QUA-1).
 */
export const monthDigest = (sessions: readonly ValidatedSession[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        FORMAT,
        sessions.map(({ number, date, training, checked, revision, samples }) => [
          number,
          date,
          training,
          checked,
          revision,
          samples,
        ]),
      ]),
    )
    .digest('hex');

/**
 * Packs a month of validated sessions with their sheets, in the format of the devices' cache
 * (QUA-1).
 */
export function packMonth(
  month: string,
  sessions: readonly ValidatedSession[],
  sheets: readonly ValidatedSheet[],
): Uint8Array<ArrayBuffer> {
  const numbers = new Map(sessions.map(({ number }, place) => [number, place]));
  const samples = places(sheets, ({ sample, sampleCode }) => [sample, sampleCode]);
  const tasters = places(sheets, ({ taster }) => [taster, taster]);
  const columns = sheetColumns(sheets.map((sheet) => scoreSheet(sheet)));
  return encodeMonth({
    month,
    sheets: sheets.length,
    sessions: sessions.map(({ number, date, training, checked }) => ({
      number,
      date,
      training,
      checked,
    })),
    samples: samples.listed.map(([id, code]) => ({ id, code })),
    tasters: tasters.listed.map(([id]) => id),
    session: Uint16Array.from(sheets, ({ session }) => numbers.get(session) ?? 0),
    sample: Uint16Array.from(sheets, ({ sample }) => samples.of(sample)),
    taster: Uint16Array.from(sheets, ({ taster }) => tasters.of(taster)),
    replicate: Uint8Array.from(sheets, ({ replicate }) => replicate),
    valid: Uint8Array.from(sheets, ({ valid }) => (valid ? 1 : 0)),
    ...columns,
  });
}

/** Lists what the sheets name, each once, and looks up its index in that list. */
function places(
  sheets: readonly ValidatedSheet[],
  nameOf: (sheet: ValidatedSheet) => readonly [id: string, code: string],
) {
  const listed = [...new Map(sheets.map(nameOf))];
  const found = new Map(listed.map(([id], place) => [id, place]));
  return { listed, of: (id: string): number => found.get(id) ?? 0 };
}

/** Groups sessions by month, in their order. */
export function byMonth(
  sessions: readonly ValidatedSession[],
): readonly (readonly [month: string, sessions: readonly ValidatedSession[]])[] {
  return [...Map.groupBy(sessions, ({ date }) => date.slice(0, 'YYYY-MM'.length))];
}
