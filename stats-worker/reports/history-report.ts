import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../domain/words/assessment.ts';
import type { RecordState } from '../../domain/words/record-state.ts';
import { assessmentOf } from '../assessment/assess.ts';
import { exactAssessment } from '../assessment/exact-assessment.ts';
import { compareDuplicate, type DuplicateComparison } from '../duplicates/compare-duplicate.ts';
import { assessEntries } from '../history/assess-entries.ts';
import { type AssessedHistory, groupOfEntry } from '../history/assessed-history.ts';
import { duplicatePairs, laterHalf } from '../history/duplicate-pairs.ts';
import { findEntries } from '../history/find-entries.ts';
import { type GlassName, nameOf } from '../history/glass-name.ts';
import { countedColumns, stateOfSession } from '../marks/counted-columns.ts';
import { type MarkColumns, NO_DAY } from '../marks/mark-columns.ts';
import { profileOf } from '../method/profile-of.ts';
import type { ReferenceMaterial } from '../quality/assigned-value.ts';
import { type PanelIndexes, panelIndexes } from '../quality/panel-indexes.ts';
import { type QualityMaterial, qualityMaterial } from '../quality/quality-material.ts';
import { windowEnding } from '../quality/quality-window.ts';
import { type TasterIndexes, tasterIndexes } from '../quality/taster-indexes.ts';
import { replicateOf } from './replicate-of.ts';

/** The whole report of a history, in the structure and with the names of exchange.md. */
export type HistoryReport = {
  readonly method: string;
  readonly settings: PanelSettings;
  /**
   * Of every session of the period; `sessionState` is present where it is not `validated` (XPO-11).
   */
  readonly results: readonly (GlassName & Assessment & { readonly sessionState?: RecordState })[];
  /** `session2` is that of replicate 2 (M-PAIR). */
  readonly duplicates: readonly (Omit<GlassName, 'replicate'> &
    DuplicateComparison & { readonly session2: string })[];
  readonly tasters: Readonly<Record<string, TasterIndexes>>;
  readonly panel: PanelIndexes;
};

/** The input of a report; `asOf` is the last day that counts, the newest session's where null. */
export type HistoryInput = {
  readonly columns: MarkColumns;
  readonly references: readonly ReferenceMaterial[];
  readonly settings: PanelSettings;
  readonly asOf: number | null;
  /** Whether duplicates and indexes count every session, in any final state (XPO-11). */
  readonly allSessions?: boolean;
};

/** The number of results between two reports of progress. */
const STRIDE = 64;

/** Computes the report step by step; it yields the progress, 0 to 1. */
export function* historyReport(given: HistoryInput): Generator<number, HistoryReport> {
  const input = countedInput(given);
  const { settings } = input;
  const history = yield* halved(assessEntries(input.columns, settings));
  const material = windowedMaterial(history, input);
  const whole =
    input.columns === given.columns
      ? history
      : { columns: given.columns, entries: findEntries(given.columns, profileOf(settings)) };
  return {
    method: settings.method,
    settings,
    results: yield* results(whole, settings),
    duplicates: duplicates(history),
    tasters: tasterIndexes(history, material),
    panel: panelIndexes(history, material),
  };
}

/** The same input, limited to the sessions that duplicates and indexes count (XPO-11). */
export const countedInput = (input: HistoryInput): HistoryInput =>
  input.allSessions === true ? input : { ...input, columns: countedColumns(input.columns) };

/**
 * The last day that counts: the requested one, or the newest session's; null where no session has a
 * date (M-QC).
 */
export function lastDay({ columns, asOf }: Pick<HistoryInput, 'columns' | 'asOf'>): number | null {
  const end = asOf ?? columns.sessionDay.reduce((newest, day) => Math.max(newest, day), NO_DAY);
  return end === NO_DAY ? null : end;
}

/** The duplicates and reference materials of the window that ends on the requested day (M-QC). */
function windowedMaterial(history: AssessedHistory, input: HistoryInput): QualityMaterial {
  const end = lastDay(input);
  if (end === null)
    return { pairs: [], references: [], hasReferences: input.references.length > 0 };
  return qualityMaterial(history, input.references, windowEnding(end));
}

function* halved<Value>(steps: Generator<number, Value>): Generator<number, Value> {
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) yield step.value / 2;
  return step.value;
}

type Glasses = Pick<AssessedHistory, 'columns' | 'entries'>;

function* results(
  glasses: Glasses,
  settings: PanelSettings,
): Generator<number, HistoryReport['results']> {
  const { columns, entries } = glasses;
  const found: HistoryReport['results'][number][] = [];
  for (let entry = 0; entry < entries.count; entry += 1) {
    if (entry % STRIDE === STRIDE - 1) yield (1 + entry / entries.count) / 2;
    if (!isInPeriod(glasses, entry)) continue;
    const exact = exactAssessment(groupOfEntry(glasses, entry), settings.quantile);
    const sessionState = stateOfSession(columns, entries.session[entry] ?? 0);
    found.push({
      ...nameOf(glasses, entry),
      ...(sessionState === 'validated' ? {} : { sessionState }),
      ...assessmentOf(exact, settings),
    });
  }
  return found;
}

/** Whether a glass is of a session in the requested period (XPO-11). */
const isInPeriod = ({ columns, entries }: Glasses, entry: number): boolean =>
  columns.sessionInPeriod[entries.session[entry] ?? 0] === 1;

function duplicates(history: AssessedHistory): HistoryReport['duplicates'] {
  const { entries, columns, settings } = history;
  return (
    duplicatePairs(entries, columns, profileOf(settings))
      // M-PAIR: a pair belongs to the date of its later half.
      .filter((pair) => isInPeriod(history, laterHalf(history, pair)))
      .map(({ first, second }) => {
        const { session, sample } = nameOf(history, first);
        const { session: session2 } = nameOf(history, second);
        const [one, two] = [replicateOf(history, first), replicateOf(history, second)];
        return { session, session2, sample, ...compareDuplicate(one, two, settings) };
      })
  );
}
