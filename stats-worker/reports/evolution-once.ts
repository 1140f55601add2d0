import type { Assess } from '../history/assess-once.ts';
import type { EvolutionReport } from './evolution-report.ts';
import { type HistoryInput, lastDay } from './history-report.ts';
import { evolutionSteps } from './quality-steps.ts';

/** Memoises the evolution: it caches the last one, since page after page requests a part of it. */
export function createEvolutionOnce(assess: Assess): EvolutionOnce {
  let last: { readonly of: readonly unknown[]; readonly report: EvolutionReport | null } | null =
    null;
  return function* (input, from) {
    const of = [input.columns, input.settings, input.references, lastDay(input), from];
    if (last?.of.every((one, place) => one === of[place]) === true) return last.report;
    const report = yield* evolutionSteps(input, from, assess);
    last = { of, report };
    return report;
  };
}

/** A function that computes an evolution from a day on, as `evolutionSteps` does. */
export type EvolutionOnce = (
  input: HistoryInput,
  from: number | null,
) => Generator<number, EvolutionReport | null>;
