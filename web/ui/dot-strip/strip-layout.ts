import { type StackedDot, stackDots } from './stack-dots.ts';

/** Measures of a strip, in the units of its drawing. */
type StripLayout = {
  readonly width: number;
  readonly height: number;
  /** The level of the lowest dots. */
  readonly dots: number;
  /** The middle of box, median and interval. */
  readonly middle: number;
  /** The axis with its numbers; null where the heading of a column says the range. */
  readonly axis: number | null;
  readonly x: (score: number) => number;
  readonly points: readonly StackedDot[];
  /** Scores that many have in common, as one dot with how many they are. */
  readonly tallies: readonly Tally[];
  readonly crosses: readonly StackedDot[];
};

/** So many scores of one value stand as one dot with their number: a tower of dots says less. */
const TOWER = 5;

/** Many scores of one value: one dot, and their number beside it, or above what stands there. */
export type Tally = {
  readonly score: number;
  readonly count: number;
  /** Of its number: where the dots to the right leave no room, it stands above them. */
  readonly level: number;
  readonly isBeside: boolean;
};

/** The room of a number beside its dot, in px. */
const NUMBER = 26;

/** Radius of a dot, and the height of one dot on another. */
export const DOT = 3;
const LEVEL = 7.5;
/** The greatest score, in cm. */
export const TOP_SCORE = 10;

/** Where everything stands: dots above, box below them, axis last. High stacks make the drawing higher. */
export function stripLayout(of: {
  readonly scores: readonly number[];
  readonly excluded: readonly number[];
  readonly isCompact: boolean;
  readonly hasLimits: boolean;
  /** The width of the drawing where it is not compact, in px. */
  readonly fullWidth?: number | undefined;
}): StripLayout {
  const { isCompact, hasLimits, fullWidth = 640 } = of;
  const width = isCompact ? 250 : fullWidth;
  const edge = isCompact ? 6 : 16;
  const unit = (width - 2 * edge) / TOP_SCORE;
  const gap = (2 * DOT + 0.5) / unit;
  const { single, many } = towers(of.scores);
  const points = stackDots([...single, ...many.map(({ score }) => score)], gap);
  const tallies = many.map((tower) => tallyOf(tower, points, unit));
  const crosses = stackDots(of.excluded, gap);
  const levels = Math.max(3, ...[...points, ...crosses, ...tallies].map(({ level }) => level + 1));
  const dots = (hasLimits ? 18 : 0) + 9 + (levels - 1) * LEVEL;
  const middle = dots + 13;
  return {
    width,
    height: middle + (isCompact ? 17 : 43),
    dots,
    middle,
    axis: isCompact ? null : middle + 17,
    x: (score) => edge + score * unit,
    points,
    tallies,
    crosses,
  };
}

/** The scores that stand alone or with few, and those that so many share that they would be a tower. */
function towers(scores: readonly number[]) {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  const many = [...counts].flatMap(([score, count]) => (count < TOWER ? [] : [{ score, count }]));
  const isTower = (score: number) => many.some((tower) => tower.score === score);
  return { single: scores.filter((score) => !isTower(score)), many };
}

function tallyOf(
  tower: { readonly score: number; readonly count: number },
  dots: readonly StackedDot[],
  unit: number,
): Tally {
  const own = dots.find(({ score }) => score === tower.score)?.level ?? 0;
  const near = dots.filter(
    ({ score }) => score !== tower.score && Math.abs(score - tower.score) * unit < NUMBER,
  );
  const isBeside = !near.some(({ score, level }) => score > tower.score && level === own);
  const top = Math.max(own, ...near.map(({ level }) => level));
  return { ...tower, level: isBeside ? own : top + 1, isBeside };
}

/** The height of a level of dots. */
export const levelAt = (layout: StripLayout, level: number): number => layout.dots - level * LEVEL;
