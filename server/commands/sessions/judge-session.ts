import type { ReferenceValue } from '../../../domain/samples/reference-value.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';
import type { SampleId } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { judgeGlasses } from '../../../stats-worker/acceptance/judge-glasses.ts';

/** One sample in one replicate as it is judged, with the sheets that count. */
export type JudgedGlass = {
  readonly sample: SampleId;
  /** The sample's code, which names it in criteria. */
  readonly code: string;
  readonly replicate: Replicate;
  readonly sheets: readonly ScoredSheet[];
  /** The assigned values; empty for a sample that is no reference material. */
  readonly reference: readonly ReferenceValue[];
  /** Whether a sheet of it was left out after its figures were visible (M-ACCEPT). */
  readonly leftOutAfterFigures?: boolean;
};

/**
 * The results of a session and its failed criteria. A sample without any sheet has no result, and
 * fails its criterion.
 */
export type SessionJudgement = {
  readonly results: readonly {
    readonly sample: SampleId;
    readonly replicate: Replicate;
    readonly assessment: Assessment;
  }[];
  readonly failed: readonly FailedCriterion[];
};

/**
 * Computes the results of a session under the settings, and its failed criteria of acceptance
 * (RES-1, M-ACCEPT).
 */
export function judgeSession(
  glasses: readonly JudgedGlass[],
  settings: PanelSettings,
): SessionJudgement {
  const judged = judgeGlasses(glasses, settings);
  const codes = new Map<string, string>(glasses.map(({ sample, code }) => [sample, code]));
  const results = glasses.flatMap(({ sample, replicate }, place) => {
    const assessment = judged.results[place]?.assessment;
    return assessment === undefined || assessment.n === 0
      ? []
      : [{ sample, replicate, assessment }];
  });
  const failed = judged.failed.map((each) => ({
    ...each,
    sample: codes.get(each.sample) ?? each.sample,
  }));
  return { results, failed };
}
