import type { Swaps } from './installation/swaps.ts';
import type { Step } from './script.ts';
import { type SimulationOutcome, simulate } from './simulate.ts';

/**
 * Shrinks a failing script to fewer steps that break the same promise. It leaves out halves first,
 * then ever smaller pieces, and at last the events after each step. `swaps` are created again for
 * every try.
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

/** The id of the broken promise: the first word of the violation. */
const promiseOf = ({ broken }: SimulationOutcome): string | null => broken?.split(':')[0] ?? null;
