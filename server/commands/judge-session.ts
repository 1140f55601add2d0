import type { SampleId } from '../../domain/panel/ids.ts';
import {
  type FailedCriterion,
  failedCriteria,
  type JudgedDuplicate,
  type JudgedResult,
} from '../../domain/session/acceptance-criteria.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { assessmentOf } from '../../stats-worker/assessment/assess.ts';
import type { Assessment } from '../../stats-worker/assessment/assessment.ts';
import {
  type ExactAssessment,
  exactAssessment,
  groupOf,
} from '../../stats-worker/assessment/exact-assessment.ts';
import {
  compareDuplicate,
  type Replicate,
} from '../../stats-worker/duplicates/compare-duplicate.ts';
import type { ScoredSheet } from '../../stats-worker/marks/scored-sheet.ts';
import { NO_MARKS } from '../../stats-worker/statistics/mark-summary.ts';
import { isBeyondReference, type ReferenceValue } from './reference-check.ts';

/** One glass of a session as it is judged: a sample in one replicate, with the sheets that count. */
export type JudgedGlass = {
  readonly sample: SampleId;
  /** The sample's code, by which criteria name it. */
  readonly code: string;
  readonly replicate: 1 | 2;
  readonly sheets: readonly ScoredSheet[];
  /** The assigned values, empty when it is no reference material. */
  readonly reference: readonly ReferenceValue[];
};

/** What a session amounts to. A glass without any sheet has no result, and fails its criterion. */
export type SessionJudgement = {
  readonly results: readonly {
    readonly sample: SampleId;
    readonly replicate: 1 | 2;
    readonly assessment: Assessment;
  }[];
  readonly failed: readonly FailedCriterion[];
};

/** RES-1, M-ACCEPT: the results of a session under the settings, and which criteria of acceptance fail. */
export function judgeSession(
  glasses: readonly JudgedGlass[],
  settings: PanelSettings,
): SessionJudgement {
  const judged = glasses.map((glass) => {
    const exact = exactAssessment(groupOf(glass.sheets), settings.quantile);
    return { ...glass, exact, assessment: assessmentOf(exact, settings) };
  });
  const results = judged.map(
    ({ code, replicate, assessment: { n, reliable } }): JudgedResult => ({
      sample: code,
      replicate,
      n,
      reliable,
    }),
  );
  const duplicates = judged.flatMap((second): JudgedDuplicate[] => {
    const first = judged.find(
      ({ sample, replicate }) => sample === second.sample && replicate === 1,
    );
    if (second.replicate !== 2 || first === undefined) return [];
    const compared = compareDuplicate(replicateOf(first), replicateOf(second), settings);
    return [{ sample: second.code, ...compared }];
  });
  const beyond = judged.filter(({ assessment, reference }) =>
    isBeyondReference(assessment, reference),
  );
  return {
    results: judged.filter(({ assessment }) => assessment.n > 0),
    failed: failedCriteria(
      results,
      duplicates,
      [...new Set(beyond.map(({ code }) => code))],
      settings,
    ),
  };
}

function replicateOf(of: {
  readonly exact: ExactAssessment;
  readonly assessment: Assessment;
}): Replicate {
  const { n, predominant, attributes, defects } = of.exact;
  return {
    n,
    defect: predominant?.key ?? null,
    defectSummary: predominant?.summary ?? NO_MARKS,
    fruity: attributes.fruity,
    hasDefectAnswers: defects.some(({ summary }) => summary.n > 0),
    class: of.assessment.class,
  };
}
