import { type IndexKind, QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  DESCRIPTOR_KEYS,
  type DescriptorKey,
} from '../../domain/words/attributes.ts';
import type { ScoreCode } from '../classification/defect-code.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { dateOf } from '../marks/calendar-day.ts';
import { LINES } from '../marks/sheet-columns.ts';
import { type QualityIndex, qualityIndex } from './index-value.ts';
import type { Observation } from './observation.ts';

/** One duplicate or reference material behind an index, as a row of a table. Figures in cm. */
export type QualityRow = {
  readonly session: string;
  /** The sessions of both replicates of a pair, the earlier first; otherwise the only session. */
  readonly sessions: readonly string[];
  readonly sample: string;
  readonly date: string;
  readonly attribute: AttributeKey | DescriptorKey;
  /** x1, x, Me1 or Me. */
  readonly found: number;
  /** x2, Me, R or Me2. */
  readonly against: number;
  readonly deviation: number;
  /** The square of the deviation, square cm, from whole parts: 0.65 cm gives 0.4225. */
  readonly square: number;
  /** The deviation in whole parts of a cm, from which the index is computed. */
  readonly parts: number;
};

/** An index and the rows from which it was computed, newest first. */
export type IndexDetail = QualityIndex & { readonly rows: readonly QualityRow[] };

/** Computes an index over observations of a history, with its rows (M-QC). */
export const indexDetail = (
  history: AssessedHistory,
  kind: IndexKind,
  observations: readonly Observation[],
  settings: PanelSettings,
): IndexDetail => ({
  ...qualityIndex(kind, observations, settings),
  rows: observations.map((observation) => qualityRow(history, kind, observation)),
});

/** Converts an observation into a row with names. */
export function qualityRow(
  history: AssessedHistory,
  kind: IndexKind,
  observation: Observation,
): QualityRow {
  const { entry, other, later, day, code, found, against, deviation, parts } = observation;
  const { columns, entries } = history;
  const { unit } = QUALITY_INDEXES[kind];
  const sessionOf = (of: number) => columns.sessions[entries.session[of] ?? 0] ?? '';
  const earlier = later === entry ? other : entry;
  return {
    session: sessionOf(entry),
    sessions: [...new Set([sessionOf(earlier), sessionOf(later)])],
    sample: columns.samples[entries.sample[entry] ?? 0] ?? '',
    date: dateOf(day),
    attribute: keyOfCode(code),
    found,
    against,
    deviation,
    square: (parts * parts) / (unit * unit),
    parts,
  };
}

/** The attribute or descriptor of a score code. */
const keyOfCode = (code: ScoreCode): AttributeKey | DescriptorKey =>
  (code >= LINES ? DESCRIPTOR_KEYS[code - LINES] : ATTRIBUTE_KEYS[code]) ?? 'other';
