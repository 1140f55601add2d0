import { relative } from 'node:path';
import type { z } from 'zod';
import type { TestReport } from './test-report.ts';
import { TIERS, type Tier, tierOf } from './test-tiers.ts';

/** The resources that a test tier used in a run. */
export type TierUse = {
  readonly tier: Tier | 'checks';
  readonly files: number;
  readonly tests: number;
  /** Wall-clock seconds in which a file of the tier ran. */
  readonly clock: number;
  /** Processor seconds; null if they cannot be counted. */
  readonly processor: number | null;
};

/**
 * The tiers of a run that had a file, cheapest first. `processor` has the processor seconds of each
 * file, or is empty.
 */
export function tiersOf(
  report: z.infer<typeof TestReport>,
  processor: Readonly<Record<string, number>>,
  root: string,
): readonly TierUse[] {
  const countable = Object.keys(processor).length > 0;
  return TIERS.flatMap((tier) => {
    const files = report.testResults.filter(
      ({ name }) => tierOf(relative(root, name).replaceAll('\\', '/')) === tier,
    );
    if (files.length === 0) return [];
    return {
      tier,
      files: files.length,
      tests: files.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0),
      clock: covered(files.map(({ startTime, endTime }) => [startTime, endTime] as const)) / 1000,
      processor: countable
        ? files.reduce((sum, { name }) => sum + (processor[name] ?? 0), 0)
        : null,
    };
  });
}

/** The total length of the union of time spans. */
function covered(spans: readonly (readonly [from: number, to: number])[]): number {
  let [sum, end] = [0, Number.NEGATIVE_INFINITY];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
}

/**
 * The tiers that exceeded their budget by more than a third. `load` is the processor seconds of one
 * calibration load (TST-8).
 */
export function overBudget(
  uses: readonly TierUse[],
  budgets: Readonly<Record<TierUse['tier'], number>>,
  load: number,
): readonly string[] {
  return uses.flatMap(({ tier, processor }) => {
    const loads = (processor ?? 0) / load;
    return loads <= (budgets[tier] * 4) / 3
      ? []
      : [`${tier}: ${loads.toFixed(0)} loads, budget ${budgets[tier]} (tools/test-budgets.ts)`];
  });
}

/** Formats the table of tiers, one line each, with a header. */
export function tierTable(
  uses: readonly TierUse[],
  budgets: Readonly<Record<TierUse['tier'], number>>,
  load: number,
): string {
  const line = (first: string, ...rest: readonly string[]): string =>
    first.padEnd(16) + rest.map((cell) => cell.padStart(11)).join('');
  const rows = uses.map(({ tier, files, tests, clock, processor }) =>
    line(
      tier,
      String(files),
      String(tests),
      clock.toFixed(1),
      ...(processor === null ? ['-', '-'] : [processor.toFixed(1), (processor / load).toFixed(0)]),
      String(budgets[tier]),
    ),
  );
  return [line('tier', 'files', 'tests', 'seconds', 'processor', 'loads', 'budget'), ...rows].join(
    '\n',
  );
}
