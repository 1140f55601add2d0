import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import { type AidFigure, found, NO_SPREAD, notEnough } from './aid-figure.ts';
import type { AssessorBlock } from './assessor-block.ts';
import { student95 } from './bias.ts';
import {
  meanSquare,
  type SumOfSquares,
  type VarianceRatio,
  varianceRatio,
} from './variance-ratio.ts';

/** One taster's parameters in the mixed assessor model. */
export type Assessor = {
  /** The index of the taster. */
  readonly taster: number;
  /**
   * The scaling: how much of the line the taster uses, 1 for the panel's average, with its 95 %
   * interval.
   */
  readonly scaling: { readonly value: number; readonly low: number; readonly high: number };
  /** The taster's remaining differences between oils beyond the scaling, over the pooled noise. */
  readonly disagreement: VarianceRatio;
  /** The taster's own noise, cm, and its test against that of the others. */
  readonly noise: { readonly cm: number; readonly test: VarianceRatio | null };
};

/** The mixed assessor model of one attribute. */
export type MixedAssessorModel = {
  readonly oils: number;
  /** The pooled noise of the replicates, cm. */
  readonly noise: number;
  readonly product: VarianceRatio;
  readonly scaling: VarianceRatio;
  readonly disagreement: VarianceRatio;
  readonly assessors: readonly Assessor[];
};

const REPLICATES = 2;

/**
 * Computes the mixed assessor model of Brockhoff, Schlich and Skovgaard (Food Quality and
 * Preference 39, 2015) (QUA-36). A mark is the taster's level, plus the oil's mean times the
 * taster's scaling, plus disagreement, plus the noise of the replicates. Oils and scaling are
 * tested against disagreement, disagreement against noise. The scaling of a taster is the slope of
 * the own means on the oils' means. Its interval is the 95 % t interval of that line (oils - 2
 * degrees of freedom). A taster's disagreement is tested against the pooled noise, the own noise
 * against that of the others. No p value is corrected for the number of tasters.
 */
export function mixedAssessorModel(block: AssessorBlock | null): AidFigure<MixedAssessorModel> {
  const oils = block?.marks[0]?.length ?? 0;
  if (block === null || oils < FEWEST_OBSERVATIONS) return notEnough(oils, FEWEST_OBSERVATIONS);
  const rows = block.marks.map((marks) => marks.map(([one, two]) => (one + two) / REPLICATES));
  const tasters = rows.length;
  const ofOils = rows[0]?.map((_mean, oil) => mean(rows.map((row) => row[oil] ?? 0))) ?? [];
  const grand = mean(ofOils);
  const apart = ofOils.map((one) => one - grand);
  const spread = sumOfSquares(apart);
  if (spread === 0) return NO_SPREAD;
  const lines = rows.map((row) => lineOn(apart, spread, row));
  const noises = block.marks.map((marks) => ({
    squares: marks.reduce((sum, [one, two]) => sum + (one - two) ** 2, 0) / REPLICATES,
    freedom: oils,
  }));
  const noise = total(noises);
  const left = lines.map((line) => ({ squares: REPLICATES * line.left, freedom: oils - 2 }));
  const disagreement = {
    squares: left.reduce((sum, { squares }) => sum + squares, 0),
    freedom: (tasters - 1) * (oils - 2),
  };
  if (noise.squares === 0 || disagreement.squares <= 1e-9 * spread) return NO_SPREAD;
  const product = { squares: tasters * REPLICATES * spread, freedom: oils - 1 };
  const scaling = {
    squares: REPLICATES * spread * sumOfSquares(lines.map(({ slope }) => slope - 1)),
    freedom: tasters - 1,
  };
  return found({
    oils,
    noise: Math.sqrt(meanSquare(noise)) / 10,
    product: varianceRatio(product, disagreement),
    scaling: varianceRatio(scaling, disagreement),
    disagreement: varianceRatio(disagreement, noise),
    assessors: block.tasters.map((taster, place) => {
      const { slope, left: rest } = lines[place] ?? { slope: 1, left: 0 };
      const half = student95(oils - 2) * Math.sqrt(rest / (oils - 2) / spread);
      const own = noises[place] ?? noise;
      const others = { squares: noise.squares - own.squares, freedom: noise.freedom - own.freedom };
      return {
        taster,
        scaling: { value: slope, low: slope - half, high: slope + half },
        disagreement: varianceRatio(left[place] ?? disagreement, noise),
        noise: {
          cm: Math.sqrt(meanSquare(own)) / 10,
          test: others.squares === 0 ? null : varianceRatio(own, others),
        },
      };
    }),
  });
}

/**
 * The regression line of a taster's means on the oils' means: its slope, and the residual sum of
 * squares.
 */
function lineOn(apart: readonly number[], spread: number, row: readonly number[]) {
  const level = mean(row);
  const slope = row.reduce((sum, one, oil) => sum + one * (apart[oil] ?? 0), 0) / spread;
  return {
    slope,
    left: sumOfSquares(row.map((one, oil) => one - level - slope * (apart[oil] ?? 0))),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

const sumOfSquares = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one * one, 0);

const total = (sums: readonly SumOfSquares[]): SumOfSquares => ({
  squares: sums.reduce((sum, { squares }) => sum + squares, 0),
  freedom: sums.reduce((sum, { freedom }) => sum + freedom, 0),
});
