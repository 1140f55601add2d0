import type { Exclusion } from '../../../domain/documents/assessment.document.ts';
import { notesName, sheetName, trayName } from '../../../domain/documents/document-names.ts';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { PlanEntry, PlanValue } from '../../../domain/documents/session.document.ts';
import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import { sheetDefinition } from '../../../domain/sheets/definition/definitions.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import { sealedSheetRow } from '../../../domain/sheets/testing/sealed-sheet-row.ts';
import { planOf } from '../../../domain/testing/plans.ts';
import {
  type EntryId,
  parseEntryId,
  parsePanelId,
  parseSampleId,
  parseSessionCode,
  parseTasterId,
  parseTastingCode,
  type SampleId,
  type TasterId,
  type TastingCode,
} from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { BoardFacts } from './board-facts.ts';
import { recordsByName } from './records-by-name.ts';
import type { HeardWord } from './watch-device-words.ts';

function sure<Value>(value: Value | null): Value {
  if (value === null) throw new Error('the fixture is malformed');
  return value;
}

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The taster with this number. */
export const taster = (n: number): TasterId => sure(parseTasterId(uuid(n)));
/** The sample with this number. */
export const sample = (n: number): SampleId => sure(parseSampleId(uuid(100 + n)));
/** The entry with this number. */
export const entry = (n: number): EntryId => sure(parseEntryId(uuid(200 + n)));
/** Parses a tasting code. */
export const code = (text: string): TastingCode => sure(parseTastingCode(text));
/** A session place: panel 900, session 12. */
export const place = {
  panel: sure(parsePanelId(uuid(900))),
  session: sure(parseSessionCode(12)),
};

/** The plan entry of sample 1 in this replicate. */
export const replicateOf = (replicate: Replicate): PlanEntry => ({
  id: entry(replicate),
  sample: sample(1),
  replicate,
  rank: replicate,
});

/** A plan of two tasters and two glasses (417 and 852: sample 1 in two replicates). */
export const planFixture = (change: Partial<PlanValue> = {}): PlanValue =>
  planOf(0, 0, {
    date: '2026-11-20',
    start: '10:05',
    entries: [replicateOf(1), replicateOf(2)],
    tasters: [taster(1), taster(2)],
    codes: new Map([
      [entry(1), code('417')],
      [entry(2), code('852')],
    ]),
    ...change,
  });

/** A seal at this time of 2026-11-20, HH:mm:ss in UTC. */
export const sealedAt = (time: string) =>
  ({ at: `2026-11-20T${time}Z`, version: 1, digest: 'd' }) as const;

/** The record of a taster's sheet, as it was first sealed at 10:09. */
export const recordFixture = (
  of: TasterId,
  text: string,
  change: Partial<SealedSheet> = {},
): SealedSheet =>
  sealedSheetRow({
    taster: of,
    sample: sample(1),
    code: text,
    sealedAt: '2026-11-20T10:09:00Z',
    signedAt: '2026-11-20T10:09:00Z',
    ...change,
  });

/** An exclusion: why a taster's sheet of a replicate is left out. */
export const exclusionFixture = (of: TasterId, change: Partial<Exclusion> = {}): Exclusion => ({
  taster: of,
  replicate: 1,
  reason: 'wrong glass',
  by: 'leader',
  at: '2026-11-20T10:12:00Z',
  ...change,
});

/**
 * The loaded documents of a board, with their tasters and when they last changed. A document that
 * is not named is not loaded.
 */
export function factsFixture(here: {
  readonly plan?: PlanValue;
  readonly trays?: readonly (readonly [TasterId, TrayValue])[];
  readonly sheets?: readonly (readonly [TasterId, string, EvaluationValue, number?])[];
  readonly records?: readonly SealedSheet[];
  readonly notes?: readonly (readonly [SampleId, readonly Exclusion[]])[];
  readonly heard?: readonly (readonly [TasterId, number])[];
  readonly words?: readonly (readonly [TasterId, HeardWord])[];
}): BoardFacts {
  const {
    plan = planFixture(),
    trays = [],
    sheets = [],
    records = [],
    notes = [],
    heard = [],
    words = [],
  } = here;
  const header = { kind: 'assessment', version: 1, birth: 'birth' } as const;
  return {
    place,
    plan,
    definition: sheetDefinition(plan.sheet),
    trays: new Map(trays.map(([of, value]) => [trayName(place, of), { value, heardAt: null }])),
    sheets: new Map(
      sheets.map(([of, text, value, heardAt = null]) => [
        sheetName(place, of, code(text)),
        { value, heardAt },
      ]),
    ),
    records: recordsByName(place, records),
    heard: new Map(heard),
    words: new Map(words.map(([of, word]) => [trayName(place, of), word])),
    notes: new Map(
      notes.map(([of, exclusions]) => [
        notesName(place, of),
        { value: { header, exclusions, putBacks: [], notes: '' }, heardAt: null },
      ]),
    ),
  };
}
