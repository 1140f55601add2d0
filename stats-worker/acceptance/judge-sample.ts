import type { SampleVerdict } from '../../domain/results/sample-verdict.ts';
import { type Analysis, pairAnalyses } from '../../domain/sessions/pair-analyses.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { compareSheets } from '../explanation/compare-sheets.ts';
import { profileOf } from '../method/profile-of.ts';

/**
 * One validated result of a sample: its stored figures, and the sheets and settings by which it was
 * judged.
 */
export type CurrentAnalysis = Analysis & {
  readonly class: OilClass;
  readonly sheets: readonly ScoredSheet[];
  readonly settings: PanelSettings;
};

type Step = { readonly date: string; readonly session: number } & (
  | { readonly alone: CurrentAnalysis }
  | {
      readonly alone: null;
      readonly judged: SampleVerdict['pairs'][number];
      readonly official: OilClass;
    }
);

/**
 * Computes the verdict on a sample from its valid results, oldest first; null without any (ASM-20,
 * M-PAIR). A pair belongs to the day of its later half and is judged by the settings of that half.
 * The newest accepted pair or single analysis gives the class. After a rejected pair only an
 * accepted pair does; after a second rejected pair a person decides.
 */
export function judgeSample(analyses: readonly CurrentAnalysis[]): SampleVerdict | null {
  const newest = analyses.at(-1);
  if (newest === undefined) return null;
  const pairs = pairAnalyses(analyses, profileOf(newest.settings).pairs.months);
  const alone = analyses.filter((one) =>
    pairs.every(({ first, second }) => first !== one && second !== one),
  );
  const steps: readonly Step[] = [
    ...alone.map((one) => ({ date: one.date, session: one.session, alone: one })),
    ...pairs.map(({ first, second }) => ({
      date: second.date,
      session: second.session,
      alone: null,
      judged: {
        session1: first.session,
        session2: second.session,
        ...compareSheets(first.sheets, second.sheets, second.settings),
      },
      official: second.settings.duplicateOrder === 'first' ? first.class : second.class,
    })),
  ];
  const inOrder = steps.toSorted(
    (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) || a.session - b.session,
  );
  const judged = inOrder.flatMap((step) => (step.alone === null ? [step.judged] : []));
  const start: Standing = { state: 'final', class: null, provisional: null, further: 0 };
  return { ...inOrder.reduce(follow, start), pairs: judged, decision: null };
}

type Standing = Omit<SampleVerdict, 'pairs' | 'decision'>;

/** Updates the verdict with one further analysis or pair. */
function follow(before: Standing, step: Step): Standing {
  const isOpen = before.state !== 'final';
  if (step.alone !== null)
    return isOpen
      ? { ...before, further: 1 }
      : { state: 'final', class: step.alone.class, provisional: null, further: 0 };
  if (step.judged.accepted)
    return { state: 'final', class: step.judged.class, provisional: null, further: 0 };
  return isOpen
    ? { ...before, state: 'person-decides', further: 2 }
    : { state: 'further-analyses', class: null, provisional: step.official, further: 0 };
}
