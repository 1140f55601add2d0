import { expect, test } from 'vitest';
import { PLANTED } from './planted.ts';
import { scriptOf } from './script.ts';
import { shrink } from './shrink.ts';
import { simulate } from './simulate.ts';

/** The seed from which each is looked for, and the promise that it breaks. A change of what is sent may move it a few on. */
const LOOKED_FOR: Readonly<Record<string, readonly [from: number, promise: string]>> = {
  'a signature does not say which values it stands on': [1, 'SHT-17'],
  'what begins beyond what is known is applied': [1, 'KEE-7'],
  'stored is said of what other processes have only received': [24, 'KEE-[13]'],
  'a process stores into what another has closed': [1, 'KEE-8'],
  'a copy of another birth is deleted': [1, 'SYN-8'],
  'what comes after a seal is told to nobody': [1, 'EVA-6'],
  'what was never stored stays before who only reads': [342, 'SCA-1'],
  'a sealed sheet is left as the disk left it': [808, 'KEE-30'],
};
const MOST_STORIES = 150;

/** The first seed from one on whose story breaks a promise, and which; null where none of many does. */
async function brokenFrom(from: number, swaps: (typeof PLANTED)[string] | undefined) {
  for (let seed = from; seed < from + MOST_STORIES; seed += 1) {
    const { broken } = await simulate(scriptOf(seed), swaps?.());
    if (broken !== null) return { seed, broken };
  }
  return null;
}

test.each(Object.entries(PLANTED))('SIM-2 it is found when %s', async (name, swaps) => {
  const [from, promise] = LOOKED_FOR[name] ?? [0, ''];
  const found = await brokenFrom(from, swaps);
  expect(found?.broken).toMatch(new RegExp(promise));
  expect((await simulate(scriptOf(found?.seed ?? 0))).broken).toBeNull();
});

test('SIM-2 a story that breaks a promise is told by the fewest steps that break it', async () => {
  const swaps = PLANTED['a copy of another birth is deleted'];
  const whole = scriptOf((await brokenFrom(1, swaps))?.seed ?? 0);
  const { steps, told } = await shrink(whole, swaps);
  expect(told.broken).toMatch('SYN-8');
  expect(steps.length).toBeLessThan(whole.length / 2);
});
