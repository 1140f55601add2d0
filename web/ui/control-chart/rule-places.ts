/** Rectangle of the drawing. */
type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Point of the drawing. */
type Spot = { readonly x: number; readonly y: number };

/** Position of a text: its anchor and its baseline. */
export type RulePlace = Spot & { readonly anchor: 'start' | 'middle' | 'end' };

/** Obstacles that a rule's text must not cover, and the plot area that it must be in. */
export type RuleRoom = {
  /** The path, one array for each unbroken part. */
  readonly paths: readonly (readonly Spot[])[];
  /** Heights of the horizontal lines. */
  readonly lines: readonly number[];
  readonly plot: Box;
};

/** Greatest width of a letter and height of a line of text, in units of the drawing. */
const LETTER = 5.8;
const HEIGHT = 11;
/** Smallest distance of a text from everything else. */
const AIR = 3;
/**
 * Vertical offsets of the text from its point, in order of preference: just above, below and level
 * first.
 */
const RISES = [-12, 21, 4, 10, -24, 33, -36, 45, -48, 57] as const;
const ANCHORS = ['end', 'start', 'middle'] as const;

/**
 * E-CHART: label placement: puts the text of each rule near its point, where it covers no path,
 * line or other text. Where there is no such room, it takes the first position inside the plot
 * area, just above the point if it fits there.
 */
export function rulePlaces(
  rules: readonly (Spot & { readonly words: string })[],
  { paths, lines, plot }: RuleRoom,
): readonly RulePlace[] {
  const taken: Box[] = [];
  return rules.map(({ x, y, words }) => {
    const places = RISES.flatMap((rise) =>
      ANCHORS.map((anchor): RulePlace => {
        const aside = { end: -12, start: 12, middle: 0 }[anchor];
        return { x: x + aside, y: y + rise, anchor };
      }),
    );
    const isFree = (place: RulePlace): boolean => {
      const box = boxOf(place, words);
      return (
        isWithin(box, plot) &&
        !lines.some((at) => at > box.top - AIR && at < box.bottom + AIR) &&
        !taken.some((other) => overlap(box, other)) &&
        !paths.some((path) => path.some((spot, at) => crosses(box, path[at - 1] ?? spot, spot)))
      );
    };
    const inside = places.filter((place) => isWithin(boxOf(place, words), plot));
    const found = places.find(isFree) ?? inside[0] ?? { x, y: y - 12, anchor: 'middle' as const };
    taken.push(boxOf(found, words));
    return found;
  });
}

/** Bounding box of a text at a position. */
export function boxOf({ x, y, anchor }: RulePlace, words: string): Box {
  const width = words.length * LETTER;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - HEIGHT + 2, bottom: y + 2 };
}

const isWithin = (box: Box, plot: Box): boolean =>
  box.left >= plot.left &&
  box.right <= plot.right &&
  box.top >= plot.top &&
  box.bottom <= plot.bottom;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right + AIR &&
  other.left < one.right + AIR &&
  one.top < other.bottom + AIR &&
  other.top < one.bottom + AIR;

/** Whether a segment of the path crosses a box, or comes too near to it. */
export function crosses(box: Box, from: Spot, to: Spot): boolean {
  const [left, right] = [box.left - AIR, box.right + AIR];
  const [top, bottom] = [box.top - AIR, box.bottom + AIR];
  const [first, last] = from.x <= to.x ? [from, to] : [to, from];
  if (last.x < left || first.x > right) return false;
  const at = (x: number): number =>
    last.x === first.x
      ? first.y
      : first.y + ((last.y - first.y) * (x - first.x)) / (last.x - first.x);
  const [start, end] = [at(Math.max(left, first.x)), at(Math.min(right, last.x))];
  return Math.max(start, end) > top && Math.min(start, end) < bottom;
}
