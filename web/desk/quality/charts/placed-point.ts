import type { PointNote } from '../../../../domain/quality/point-note.ts';
import { assessmentHref, boardHref } from '../../../live/session/board-addresses.ts';
import type { ControlPoint } from '../../../ui/control-chart/control-layout.ts';

/** A control chart point with its session, its date and, on the chart of a sample, its sample. */
export type PlacedPoint = ControlPoint & {
  readonly session: string;
  /** The id of the sample. */
  readonly sample: string | null;
  readonly date: string;
};

/** The key of a point within its chart, by which its notes are found. */
export const placeOf = ({ session, sample }: Pick<PlacedPoint | PointNote, 'session' | 'sample'>) =>
  `${session} ${sample ?? ''}`;

/** The link of a point: to the assessment of its sample with its sheets, or to its session. */
export const hrefOf = ({ session, sample }: PlacedPoint): string =>
  sample === null ? boardHref(Number(session)) : assessmentHref(Number(session), sample);

/** Assigns footnote signs to points that have notes: a, b, c … in chart order, by point key. */
export function noteSigns(
  notes: readonly PointNote[],
  points: readonly PlacedPoint[],
): ReadonlyMap<string, string> {
  const noted = new Set(notes.map(placeOf));
  const places = points.map(placeOf).filter((place) => noted.has(place));
  return new Map([...new Set(places)].map((place, at) => [place, signAt(at)]));
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The footnote sign at an index: a to z, then aa, ab … */
const signAt = (at: number): string =>
  (at < LETTERS.length ? '' : signAt(Math.floor(at / LETTERS.length) - 1)) +
  (LETTERS[at % LETTERS.length] ?? '');
