import type { Points } from '../../domain/documents/evaluation.document.ts';
import type { PartScore, SampleScores } from '../../domain/results/sample-scores.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { maximumOf } from '../../domain/sheets/definition/points.ts';
import type { PointsSheet } from '../../domain/sheets/definition/sheet-definition.ts';
import type { AwardScore, Medal } from '../../domain/words/medal.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import { type Fraction, putTogether, quotient, sumOf, together } from './put-together.ts';

/** The total points of a sheet for which the limits of medals are defined. */
const HUNDRED = 100;

/** One glass of a session with the points of the sheets that count. */
export type PointsGlass = {
  readonly replicate: Replicate;
  readonly sheets: readonly Points[];
};

/** The settings for scores: the aggregation, and the limits of medals. */
export type AwardSettings = Pick<
  PanelSettings,
  'awardScore' | 'awardGold' | 'awardSilver' | 'awardBronze'
>;

/**
 * Computes the scores of the samples of a session in the order of the glasses, null where no sheet
 * counts (SHT-6, M-SHEET). A taster's partial score is the sum of the block's items. The sample's
 * is aggregated over the tasters, and the total is the sum of the blocks. Ranks are among the
 * glasses of the same replicate.
 */
export function scoreSamples(
  glasses: readonly PointsGlass[],
  sheet: PointsSheet,
  settings: AwardSettings,
): readonly (SampleScores | null)[] {
  const scored = glasses.map(({ replicate, sheets }) =>
    sheets.length === 0 ? null : { replicate, ...scoresOf(sheets, sheet, settings.awardScore) },
  );
  return scored.map((one) => {
    if (one === null) return null;
    const beside = scored.flatMap((other) =>
      other !== null && other.replicate === one.replicate ? [other.total.score] : [],
    );
    const { parts, total } = one;
    return {
      sheet: sheet.id,
      how: settings.awardScore,
      n: total.points.length,
      parts,
      total,
      rank: 1 + beside.filter((score) => score > total.score).length,
      ranked: beside.length,
      isTied: beside.filter((score) => score === total.score).length > 1,
      // The panel's limits are of a hundred points; a sheet with another total has no medals.
      medal: total.maximum === HUNDRED ? medalOf(total.score, settings) : null,
    };
  });
}

function scoresOf(sheets: readonly Points[], { blocks }: PointsSheet, how: AwardScore) {
  const sums = blocks.map(({ items }) =>
    sheets.map((points) => sumOf(items.map(({ key }) => points[key] ?? 0))),
  );
  const scores = sums.map((points) => putTogether(points, how));
  const whole = sheets.map((_, taster) => sumOf(sums.map((points) => points[taster] ?? 0)));
  const nothing = { points: 0, by: 1 };
  return {
    parts: blocks.map((block, at) =>
      partOf(block.key, maximumOf(block), sums[at] ?? [], scores[at] ?? nothing),
    ),
    total: partOf(
      'total',
      maximumOf({ items: blocks.flatMap(({ items }) => items) }),
      whole,
      together(scores),
    ),
  };
}

const partOf = (
  key: string,
  maximum: number,
  points: readonly number[],
  score: Fraction,
): PartScore => ({
  key,
  maximum,
  score: quotient(score),
  mean: quotient(putTogether(points, 'mean')),
  median: quotient(putTogether(points, 'median')),
  sd: deviationOf(points),
  lowest: Math.min(...points),
  highest: Math.max(...points),
  points,
});

/** The standard deviation (n - 1) from exact sums. */
function deviationOf(points: readonly number[]): number | null {
  const n = points.length;
  if (n < 2) return null;
  const sum = sumOf(points);
  const squares = sumOf(points.map((one) => one * one));
  return Math.sqrt((n * squares - sum * sum) / (n * (n - 1)));
}

function medalOf(
  total: number,
  { awardGold, awardSilver, awardBronze }: AwardSettings,
): Medal | null {
  if (total >= awardGold) return 'gold';
  if (total >= awardSilver) return 'silver';
  return total >= awardBronze ? 'bronze' : null;
}
