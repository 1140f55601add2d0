import type { Swaps } from './installation/swaps.ts';
import type { Step } from './script.ts';
import { type SimulationOutcome, simulate } from './simulate.ts';

/**
 * Leaves steps out of a script that breaks a promise, as long as the same promise is broken without them: first halves,
 * then ever smaller pieces, then what happens after each. `swaps` are made anew for every try.
 */
export async function shrink(
  steps: readonly Step[],
  swaps: () => Swaps = () => ({}),
): Promise<{ readonly steps: readonly Step[]; readonly told: SimulationOutcome }> {
  let told = await simulate(steps, swaps());
  let least = steps;
  const wanted = promiseOf(told);

  async function breaksToo(fewer: readonly Step[]): Promise<boolean> {
    const tried = await simulate(fewer, swaps());
    if (wanted === null || promiseOf(tried) !== wanted) return false;
    [least, told] = [fewer, tried];
    return true;
  }

  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : size >> 1)
    for (let at = 0; at < least.length; )
      if (!(await breaksToo([...least.slice(0, at), ...least.slice(at + size)]))) at += size;
  for (const [at, step] of least.entries())
    if (step.turns > 0) await breaksToo(least.with(at, { ...step, turns: 0 }));
  return { steps: least, told };
}

/** Which promise was broken: the first word of what is told of it. */
const promiseOf = ({ broken }: SimulationOutcome): string | null => broken?.split(':')[0] ?? null;
