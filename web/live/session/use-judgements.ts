import type { PlanEntry } from '../../../domain/documents/session.document.ts';
import type { SampleScores } from '../../../domain/results/sample-scores.ts';
import type { FiguresGate } from '../../../domain/sessions/figures-gate.ts';
import type { OpenedFigures } from '../../../domain/sessions/opened-figures.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { SampleId } from '../../../domain/words/ids.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import type { DuplicateComparison } from '../../../stats-worker/duplicates/compare-duplicate.ts';
import { type Computed, useAssessments, useDuplicates } from '../../parts/stats/use-assessment.ts';
import { useScores } from '../../parts/stats/use-scores.ts';
import { sealedOf } from './board-counts.ts';
import type { BoardFacts } from './board-facts.ts';
import { samplesOf } from './board-names.ts';
import { type CountedPoints, countedPoints } from './counted-points.ts';
import { type CountedSheets, countedSheets, judgedPair, judgedSheets } from './counted-sheets.ts';
import { glassGate } from './glass-gate.ts';

/**
 * The judgement of one glass of the plan: how many sheets are sealed, whether figures may be seen,
 * and the figures.
 */
export type EntryJudgement = {
  readonly entry: PlanEntry;
  readonly sealed: number;
  readonly expected: number;
  /** Tasters whose tray is not loaded yet. */
  readonly unknown: number;
  readonly gate: FiguresGate;
  readonly sheets: CountedSheets;
  readonly assessment: Computed<Assessment>;
  /**
   * Scores of a session scored with points (SHT-6); `scores` is null while the gate is closed or
   * they are computed.
   */
  readonly scored?: CountedPoints & { readonly scores: SampleScores | null };
};

/** The judgement of a sample that was served twice, as a pair. */
export type PairJudgement = {
  readonly sample: SampleId;
  readonly first: EntryJudgement;
  readonly second: EntryJudgement;
  readonly duplicate: Computed<DuplicateComparison>;
};

/** All judgements of a session, as of now. */
export type Judgements = {
  readonly entries: readonly EntryJudgement[];
  readonly pairs: readonly PairJudgement[];
};

/** The settings by which a session is judged: the panel's, with the session's own maxima of En. */
export const sessionSettings = (settings: PanelSettings, facts: BoardFacts): PanelSettings => ({
  ...settings,
  enMaxDefect: facts.plan.enMaxDefect,
  enMaxFruity: facts.plan.enMaxFruity,
});

/**
 * Judges every glass and every pair live (BRD-8). Nothing is computed while the figures gate is
 * closed, so that no figure can reach the page.
 */
export function useJudgements(
  facts: BoardFacts,
  record: { readonly state: SessionState; readonly openedFigures: readonly OpenedFigures[] },
  settings: PanelSettings | null,
): Judgements {
  const scoredBy = facts.definition.form === 'points' ? facts.definition : null;
  const isScored = scoredBy !== null;
  const judged = settings === null || isScored ? null : sessionSettings(settings, facts);
  const open = facts.plan.entries.map((entry) => {
    const counts = sealedOf(facts, entry);
    const gate = glassGate(facts, entry, record);
    return { entry, ...counts, gate, sheets: countedSheets(facts, entry) };
  });
  const answers = useAssessments(
    open.map(({ gate, sheets }) => judgedSheets(gate, sheets)),
    judged,
  );
  const points = open.map(({ entry, gate, sheets }) => ({
    ...countedPoints(facts, entry),
    isJudged: judgedSheets(gate, sheets) !== null,
  }));
  const scores = useScores(
    isScored
      ? points.map(({ counted, isJudged }, at) => ({
          replicate: open[at]?.entry.replicate ?? 1,
          sheets: isJudged ? counted : [],
        }))
      : null,
    scoredBy,
    settings,
  );
  const entries = open.map(
    (entry, index): EntryJudgement => ({
      ...entry,
      assessment: answers[index] ?? { value: null, isComputing: false, error: null },
      ...scoredAt(isScored ? points[index] : undefined, scores?.[index] ?? null),
    }),
  );
  const twice = samplesOf(facts.plan).flatMap((sample) => {
    const first = entries.find(({ entry }) => entry.sample === sample && entry.replicate === 1);
    const second = entries.find(({ entry }) => entry.sample === sample && entry.replicate === 2);
    return first === undefined || second === undefined ? [] : [{ sample, first, second }];
  });
  const duplicates = useDuplicates(
    twice.map(({ first, second }) =>
      judgedPair(judgedSheets(first.gate, first.sheets), judgedSheets(second.gate, second.sheets)),
    ),
    judged,
  );
  const pairs = twice.map(
    (pair, index): PairJudgement => ({
      ...pair,
      duplicate: duplicates[index] ?? { value: null, isComputing: false, error: null },
    }),
  );
  return { entries, pairs };
}

const scoredAt = (
  points: CountedPoints | undefined,
  scores: SampleScores | null,
): Pick<EntryJudgement, 'scored'> =>
  points === undefined ? {} : { scored: { ...points, scores } };
