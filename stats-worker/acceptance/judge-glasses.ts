import type { ReferenceValue } from '../../domain/samples/reference-value.ts';
import { failedCriteria, type JudgedDuplicate } from '../../domain/sessions/acceptance-criteria.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../domain/words/assessment.ts';
import type { FailedCriterion } from '../../domain/words/failed-criterion.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { groupOf } from '../assessment/exact-assessment.ts';
import { codeSummary, defectCode } from '../classification/defect-code.ts';
import { compareDuplicate, type DuplicateComparison } from '../duplicates/compare-duplicate.ts';
import { replicateOfSample } from '../explanation/explain-duplicate.ts';
import { type JudgedSample, judgedSample } from '../explanation/judged-sample.ts';
import { profileOf } from '../method/profile-of.ts';
import { type JudgedValue, judgedValues, referenceMaterial } from '../quality/assigned-value.ts';
import { checkReference, type ReferenceCheck } from '../quality/check-reference.ts';

/** One glass of a tasting: a sample in one replicate with its valid sheets. */
export type Glass = {
  readonly sample: string;
  readonly replicate: Replicate;
  readonly sheets: readonly ScoredSheet[];
  /** The assigned values where the sample is a reference material, otherwise none. */
  readonly reference: readonly ReferenceValue[];
  /**
   * Whether one of its sheets was left out after its figures were open; absent where that is not
   * recorded (M-ACCEPT).
   */
  readonly leftOutAfterFigures?: boolean;
};

/** The reference check of one attribute of one glass (M-RM). */
export type GlassCheck = {
  readonly sample: string;
  readonly replicate: Replicate;
  readonly assigned: JudgedValue;
  /** Null where nobody answered; that fails. */
  readonly check: ReferenceCheck | null;
};

/**
 * The judgement of the glasses of a session or a day: their results, and the failed criteria of
 * acceptance.
 */
export type Judgement = {
  /** In the order of the glasses. */
  readonly results: readonly {
    readonly sample: string;
    readonly replicate: Replicate;
    readonly assessment: Assessment;
  }[];
  readonly duplicates: readonly (DuplicateComparison & { readonly sample: string })[];
  readonly references: readonly GlassCheck[];
  readonly failed: readonly FailedCriterion[];
};

/**
 * Judges every glass, every duplicate and every reference material of a tasting (M-ACCEPT). It is
 * accepted when nothing fails. From version 3 on, a sheet that was left out after its figures were
 * open fails too. Example: seven sheets of one sample, all else well: the one criterion
 * `fewer-than-8` of that sample fails.
 */
export function judgeGlasses(glasses: readonly Glass[], settings: PanelSettings): Judgement {
  const judged = glasses.map((glass) => ({ ...glass, of: judgedSample(glass.sheets, settings) }));
  const results = judged.map(({ sample, replicate, of: { assessment } }) => ({
    sample,
    replicate,
    assessment,
  }));
  const duplicates = judged.flatMap((second) => {
    const first = judged.find(
      ({ sample, replicate }) => sample === second.sample && replicate === 1,
    );
    if (second.replicate !== 2 || first === undefined) return [];
    return [{ sample: second.sample, ...compared(first.of, second.of, settings) }];
  });
  const references = judged.flatMap((glass) => checks(glass, settings));
  const beyond = references.filter(({ check }) => check?.accepted !== true);
  const { failsLateExclusion } = profileOf(settings);
  const failed = failedCriteria(
    judged.map(({ sample, replicate, leftOutAfterFigures = false, of: { assessment } }) => ({
      sample,
      replicate,
      n: assessment.n,
      reliable: assessment.reliable,
      leftOutAfterFigures: failsLateExclusion && leftOutAfterFigures,
    })),
    duplicates satisfies readonly JudgedDuplicate[],
    [...new Set(beyond.map(({ sample }) => sample))],
    settings,
  );
  return { results, duplicates, references, failed };
}

const compared = (
  first: JudgedSample,
  second: JudgedSample,
  settings: PanelSettings,
): DuplicateComparison =>
  compareDuplicate(replicateOfSample(first), replicateOfSample(second), settings);

function checks(
  { sample, replicate, sheets, reference, of }: Glass & { readonly of: JudgedSample },
  settings: PanelSettings,
): readonly GlassCheck[] {
  const group = groupOf(sheets, settings);
  const material = referenceMaterial(sample, reference);
  const found = of.assessment.predominantDefect;
  return judgedValues(material).map((assigned) => {
    const summary = codeSummary(group, defectCode(assigned.attribute), settings.quantile);
    const defects = assigned.comparesDefects ? { expected: material.predominant, found } : null;
    const check = checkReference(summary, assigned, settings, defects);
    return { sample, replicate, assigned, check };
  });
}
