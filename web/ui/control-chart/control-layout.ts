import { scaleLinear } from 'd3-scale';

/** How a point stands to the lines: within, above warning, above action; the caller's rule decides. */
export type PointState = 'within' | 'warning' | 'action';

/** One value of the index in time. A value of null is a gap: too few to say anything. */
export type ControlPoint = {
  readonly id: string;
  /** Short, under the axis. */
  readonly label: string;
  readonly value: number | null;
  /** The value as it is written, with the decimals that show its side of its lines; as the chart writes values, unless given. */
  readonly written?: string | undefined;
  readonly state: PointState;
  /** Its state in words, with the line that it is held against; as the table says it, unless given. */
  readonly stateWords?: string | undefined;
  /** The rule that fired here, in words. */
  readonly rule?: string | undefined;
  /** Where the value comes from. */
  readonly href?: string | undefined;
  /** The signs of what was written to it, as under the chart. */
  readonly noted?: string | undefined;
};

/** A line across the chart, named at its right end; a warning or an action may have one below the centre as well. */
export type ControlLine = {
  readonly kind: 'centre' | 'warning' | 'action';
  readonly at: number;
  readonly label: string;
};

/** The plot within the drawing, in px, where nothing else is said of its width. */
export const PLOT = { width: 760, left: 34, right: 630, top: 6 } as const;

/** Where the plot of a drawing of that width ends: beyond it stand the names of its lines. */
export const plotRight = (width: number): number => width - (PLOT.width - PLOT.right);

/** The scale upwards: from 0, or a little below the lowest where there is less, to a little above the highest value and line, with round numbers to read. */
export function controlScale(
  points: readonly ControlPoint[],
  lines: readonly ControlLine[],
  bottom: number,
) {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const all = [...values, ...lines.map(({ at }) => at)];
  const [lowest, highest] = [Math.min(0, ...all) * 1.2, Math.max(0, ...all) * 1.2];
  const top = highest > lowest ? highest : 1;
  const scale = scaleLinear([lowest, top], [bottom, PLOT.top]);
  return { y: (value: number): number => scale(value), ticks: scale.ticks(bottom > 150 ? 6 : 3) };
}

/** Where the points stand, evenly in their order. */
export function placesAcross(count: number, right: number = PLOT.right): readonly number[] {
  const width = right - PLOT.left;
  const step = width / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => PLOT.left + step * (index + 0.5));
}

/** Marks nearer to one another than this are one blot, in units of the drawing. */
const MARK_ROOM = 5;

/**
 * Which points are marked: each that is beyond a line or bears a note, the first and the last, and between them as many as can be
 * told apart. The path goes through all of them, and the table has each.
 */
export function marked(
  points: readonly ControlPoint[],
  places: readonly number[],
): ReadonlySet<number> {
  const chosen = new Set<number>();
  let last = Number.NEGATIVE_INFINITY;
  for (const [index, { value, state, noted }] of points.entries()) {
    const place = places[index] ?? 0;
    const isNews = state !== 'within' || noted !== undefined || index === points.length - 1;
    if (value === null || !(isNews || place >= last + MARK_ROOM)) continue;
    chosen.add(index);
    last = place;
  }
  return chosen;
}

/** Which points' rules are written beside them: where one begins to fire, as far as the words before it leave room. */
export function ruled(
  points: readonly ControlPoint[],
  places: readonly number[],
  room: number,
): ReadonlySet<number> {
  const chosen = new Set<number>();
  let last = Number.NEGATIVE_INFINITY;
  for (const [index, { value, rule }] of points.entries()) {
    const place = places[index] ?? 0;
    if (value === null || rule === undefined || rule === points[index - 1]?.rule) continue;
    if (place < last + room) continue;
    chosen.add(index);
    last = place;
  }
  return chosen;
}

/** Which points have their label under the axis: the last always, before it as many as have room. */
export function labelled(places: readonly number[], room: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  let next = Number.POSITIVE_INFINITY;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const place = places[index] ?? 0;
    if (place > next - room) continue;
    chosen.add(index);
    next = place;
  }
  return chosen;
}

/** The heights of names that would cover one another, moved apart by `room`, in their order from above. */
export function spreadApart(heights: readonly number[], room: number): readonly number[] {
  const order = heights
    .map((height, index) => ({ height, index }))
    .toSorted((a, b) => a.height - b.height);
  const spread = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const { height, index } of order) {
    last = Math.max(height, last + room);
    spread[index] = last;
  }
  return spread;
}

/** The path through the points, broken where there is no value. */
export function controlPath(
  points: readonly ControlPoint[],
  places: readonly number[],
  y: (value: number) => number,
): string {
  let isOpen = false;
  return points
    .map(({ value }, index) => {
      if (value === null) {
        isOpen = false;
        return '';
      }
      const step = `${isOpen ? 'L' : 'M'}${places[index] ?? 0} ${y(value)}`;
      isOpen = true;
      return step;
    })
    .join('');
}

/** The places of that path, in its unbroken parts. */
export function pathSpots(
  points: readonly ControlPoint[],
  places: readonly number[],
  y: (value: number) => number,
): readonly (readonly { readonly x: number; readonly y: number }[])[] {
  const parts: { readonly x: number; readonly y: number }[][] = [[]];
  for (const [index, { value }] of points.entries()) {
    if (value === null) parts.push([]);
    else parts.at(-1)?.push({ x: places[index] ?? 0, y: y(value) });
  }
  return parts;
}
