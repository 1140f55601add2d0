import { assessEntries } from '../history/assess-entries.ts';
import type { Assess } from '../history/assess-once.ts';
import { monthsBefore } from '../marks/calendar-day.ts';
import { qualityMaterial } from '../quality/quality-material.ts';
import { windowEnding } from '../quality/quality-window.ts';
import { type EvolutionReport, evolutionReport } from './evolution-report.ts';
import { countedInput, type HistoryInput, lastDay } from './history-report.ts';
import { type QualityReport, qualityReport } from './quality-report.ts';

/** The months of a chart by default. */
const CHART_MONTHS = 12;

/** Computes the report of quality step by step; it yields the progress, 0 to 1 (M-QC). */
export function* qualitySteps(
  given: HistoryInput,
  assess: Assess = assessEntries,
): Generator<number, QualityReport> {
  const input = countedInput(given);
  const history = yield* assess(input.columns, input.settings);
  const end = lastDay(input);
  if (end === null)
    return qualityReport(
      history,
      { pairs: [], references: [], hasReferences: input.references.length > 0 },
      null,
    );
  const window = windowEnding(end);
  return qualityReport(history, qualityMaterial(history, input.references, window), window);
}

/**
 * Computes the charts of a period, step by step; null where no session has a date (M-EVOLUTION).
 */
export function* evolutionSteps(
  given: HistoryInput,
  from: number | null,
  assess: Assess = assessEntries,
): Generator<number, EvolutionReport | null> {
  const input = countedInput(given);
  const history = yield* assess(input.columns, input.settings);
  const to = lastDay(input);
  if (to === null) return null;
  return evolutionReport(history, input.references, {
    from: from ?? monthsBefore(to, CHART_MONTHS),
    to,
  });
}
