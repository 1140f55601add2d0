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
  readonly crosses: readonly StackedDot[];
};

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
  const points = stackDots(of.scores, gap);
  const crosses = stackDots(of.excluded, gap);
  const levels = Math.max(3, ...[...points, ...crosses].map(({ level }) => level + 1));
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
    crosses,
  };
}

/** The height of a level of dots. */
export const levelAt = (layout: StripLayout, level: number): number => layout.dots - level * LEVEL;
