import type { PointNote } from '../../../../domain/quality/point-note.ts';
import { assessmentHref, boardHref } from '../../../live/session/board-addresses.ts';
import type { ControlPoint } from '../../../ui/control-chart/control-layout.ts';

/** A point of a chart of quality: of which session, of which sample where it is one's, and on which day. */
export type PlacedPoint = ControlPoint & {
  readonly session: string;
  /** The id of the sample. */
  readonly sample: string | null;
  readonly date: string;
};

/** What tells a point of a chart from its other points, and what its notes go by. */
export const placeOf = ({ session, sample }: Pick<PlacedPoint | PointNote, 'session' | 'sample'>) =>
  `${session} ${sample ?? ''}`;

/** Where a point leads: to the assessment of its sample with its sheets, or to its session. */
export const hrefOf = ({ session, sample }: PlacedPoint): string =>
  sample === null ? boardHref(Number(session)) : assessmentHref(Number(session), sample);

/** The signs of points that have notes, a, b, c … in the order of the chart, by their places. */
export function noteSigns(
  notes: readonly PointNote[],
  points: readonly PlacedPoint[],
): ReadonlyMap<string, string> {
  const noted = new Set(notes.map(placeOf));
  const places = points.map(placeOf).filter((place) => noted.has(place));
  return new Map([...new Set(places)].map((place, at) => [place, signAt(at)]));
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a to z, then aa, ab … */
const signAt = (at: number): string =>
  (at < LETTERS.length ? '' : signAt(Math.floor(at / LETTERS.length) - 1)) +
  (LETTERS[at % LETTERS.length] ?? '');
