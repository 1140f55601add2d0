import { expect, test } from 'vitest';
import { PLANTED } from './planted.ts';
import { scriptOf } from './script.ts';
import { shrink } from './shrink.ts';
import { simulate } from './simulate.ts';

/** A seed that finds each, and the promise that it finds broken. */
const FOUND_BY: Readonly<Record<string, readonly [seed: number, promise: string]>> = {
  'what begins beyond what is known is applied': [74, 'KEE-7'],
  'stored is said of what other processes have only received': [23, 'KEE-1'],
  'a process stores into what another has closed': [8, 'KEE-8'],
  'a copy of another birth is deleted': [1, 'SYN-8'],
  'what comes after a seal is told to nobody': [8, 'EVA-6'],
};

test.each(Object.entries(PLANTED))('SIM-2 it is found when %s', async (name, swaps) => {
  const [seed, promise] = FOUND_BY[name] ?? [0, ''];
  expect((await simulate(scriptOf(seed))).broken).toBeNull();
  expect((await simulate(scriptOf(seed), swaps())).broken).toMatch(promise);
});

test('SIM-2 a story that breaks a promise is told by the fewest steps that break it', async () => {
  const swaps = PLANTED['a copy of another birth is deleted'];
  const whole = scriptOf(26);
  const { steps, told } = await shrink(whole, swaps);
  expect(told.broken).toMatch('SYN-8');
  expect(steps.length).toBeLessThan(whole.length / 2);
});
