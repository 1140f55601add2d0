import type { SampleScores } from '../../../domain/results/sample-scores.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { PointsSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { SampleId } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { scoreSamples } from '../../../stats-worker/award/score-samples.ts';
import type { JudgedFacts } from './load-judged.ts';

/**
 * Computes the scores of the samples of a session that was scored with points (SHT-6). A sample
 * without a sheet has none.
 */
export function scoreSession(
  { glasses, sheets }: JudgedFacts,
  sheet: PointsSheet,
  settings: PanelSettings,
): readonly {
  readonly sample: SampleId;
  readonly replicate: Replicate;
  readonly scores: SampleScores;
}[] {
  const scored = scoreSamples(
    glasses.map(({ sample, replicate }) => ({
      replicate,
      sheets: sheets.flatMap((one) =>
        one.sample === sample && one.replicate === replicate && one.exclusion === null
          ? [one.points ?? {}]
          : [],
      ),
    })),
    sheet,
    settings,
  );
  return glasses.flatMap(({ sample, replicate }, place) => {
    const scores = scored[place] ?? null;
    return scores === null ? [] : [{ sample, replicate, scores }];
  });
}
