/** A rectangle of the drawing. */
type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** A place on the drawing. */
type Spot = { readonly x: number; readonly y: number };

/** Where words stand: their anchor and their foot. */
export type RulePlace = Spot & { readonly anchor: 'start' | 'middle' | 'end' };

/** What words of a rule must not cover, and where they may stand. */
export type RuleRoom = {
  /** The path, in its unbroken parts. */
  readonly paths: readonly (readonly Spot[])[];
  /** The heights of the lines across. */
  readonly lines: readonly number[];
  readonly plot: Box;
};

/** How wide a letter of a rule is at most, and how high its line, in units of the drawing. */
const LETTER = 5.8;
const HEIGHT = 11;
/** What words keep from all else. */
const AIR = 3;
/** How far from its point the foot of a rule may stand: right above, below and beside it first. */
const RISES = [-12, 21, 4, 10, -24, 33, -36, 45, -48, 57] as const;
const ANCHORS = ['end', 'start', 'middle'] as const;

/**
 * E-CHART: where the words of a rule stand beside their point: over no part of the path, no line and no other words, as near as
 * there is such room; above the point where there is none.
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

/** The room that words take from their place. */
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

/** Whether a straight piece of the path goes through a box, or nearer to it than words keep. */
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
