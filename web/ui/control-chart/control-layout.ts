import { scaleLinear } from 'd3-scale';

/**
 * State of a point against its limits: within, above warning, above action. The caller decides it.
 */
export type PointState = 'within' | 'warning' | 'action';

/** Data point of the index at one time. A value of null is a gap: too few results for a figure. */
export type ControlPoint = {
  readonly id: string;
  /** Short label under the axis. */
  readonly label: string;
  readonly value: number | null;
  /**
   * Value as text, with enough decimals to show which side of a limit it is on. By default the
   * chart formats it.
   */
  readonly written?: string | undefined;
  readonly state: PointState;
  /** State in words, with the limit that it is compared to. By default the table words it. */
  readonly stateWords?: string | undefined;
  /** Control rule that fired here, in words. */
  readonly rule?: string | undefined;
  /** Link to the source of the value. */
  readonly href?: string | undefined;
  /** Symbols of the notes on this point, as under the chart. */
  readonly noted?: string | undefined;
};

/**
 * Horizontal limit line, named at its right end. Warning and action may have one below the centre
 * as well.
 */
export type ControlLine = {
  readonly kind: 'centre' | 'warning' | 'action';
  readonly at: number;
  readonly label: string;
};

/** Default plot area within the drawing, in px. */
export const PLOT = { width: 760, left: 34, right: 630, top: 6 } as const;

/** Right end of the plot area for a drawing of this width; the names of the lines follow it. */
export const plotRight = (width: number): number => width - (PLOT.width - PLOT.right);

/**
 * Vertical scale of the chart, with round tick values. It goes from 0, or just below a lower
 * minimum, to just above the highest value and line.
 */
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

/** Horizontal positions of the points, evenly spaced in their order. */
export function placesAcross(count: number, right: number = PLOT.right): readonly number[] {
  const width = right - PLOT.left;
  const step = width / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => PLOT.left + step * (index + 0.5));
}

/** Smallest distance of two distinguishable points, in units of the drawing. */
const MARK_ROOM = 5;

/**
 * Chooses the points that get a mark: the first, the last, each beyond a limit or with a note, and
 * as many others as fit. The path goes through all points, and the table lists each.
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

/**
 * Chooses the points whose rule is written next to them: the first point of each run, if the text
 * before leaves room.
 */
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

/**
 * Chooses the points that have a label under the axis: always the last, and before it as many as
 * fit.
 */
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

/**
 * Moves overlapping labels down until they are at least `room` apart, in their order from the top.
 * Returns the new heights in the order of `heights`.
 */
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

/** SVG path through the points, broken at gaps without a value. */
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

/** Coordinates of that path, one array for each unbroken part. */
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
