import { type StackedDot, stackDots } from './stack-dots.ts';

/** Layout of a dot plot, in the units of its drawing. */
type StripLayout = {
  readonly width: number;
  readonly height: number;
  /** Height of the lowest level of dots. */
  readonly dots: number;
  /** Height of the middle of box, median and interval. */
  readonly middle: number;
  /** Height of the axis with its numbers; null where a column's heading gives the range. */
  readonly axis: number | null;
  readonly x: (score: number) => number;
  readonly points: readonly StackedDot[];
  /** Scores that many tasters share, each as one dot with its count. */
  readonly tallies: readonly Tally[];
  readonly crosses: readonly StackedDot[];
};

/**
 * From this count on, scores of one value are drawn as one dot with the number: a tall stack says
 * less.
 */
const TOWER = 5;

/** Dot for many scores of one value, with its count next to it, or above the dots there. */
export type Tally = {
  readonly score: number;
  readonly count: number;
  /** Level of the count: it is above the dots to the right where they leave no room. */
  readonly level: number;
  readonly isBeside: boolean;
};

/** Width of a count next to its dot, in px. */
const NUMBER = 26;

/** Radius of a dot, and the height of a level of dots. */
export const DOT = 3;
const LEVEL = 7.5;
/** Greatest score, in cm. */
export const TOP_SCORE = 10;

/**
 * Computes the layout of a dot plot: dots on top, box below them, axis last. High stacks make the
 * drawing higher.
 */
export function stripLayout(of: {
  readonly scores: readonly number[];
  readonly excluded: readonly number[];
  readonly isCompact: boolean;
  readonly hasLimits: boolean;
  /** Width of the drawing where it is not compact, in px. */
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

/**
 * Separates scores drawn as single dots from those that so many share that they become one dot with
 * a count.
 */
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

/** Height of a level of dots. */
export const levelAt = (layout: StripLayout, level: number): number => layout.dots - level * LEVEL;
