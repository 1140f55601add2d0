import { expect, test } from 'vitest';
import { createPauses } from './pauses.ts';

test('QUA-2 long work lets others in when its turn is over, and not before', async () => {
  const clock = { now: 100 };
  const pause = createPauses(() => clock.now);
  const told: string[] = [];
  const others = (name: string) => setTimeout(() => told.push(name));
  others('one');
  clock.now = 109;
  await pause();
  expect(told).toEqual([]);
  clock.now = 110;
  await pause();
  expect(told).toEqual(['one']);
  // The next interval begins then.
  others('other');
  clock.now = 119;
  await pause();
  expect(told).toEqual(['one']);
});
