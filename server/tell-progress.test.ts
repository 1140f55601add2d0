import { expect, test, vi } from 'vitest';
import { tellProgress } from './tell-progress.ts';

test('LOG-8 a person is told what is being done and for how long, until it ends', async () => {
  const told: string[] = [];
  const progress = tellProgress((line) => told.push(line), 'Loading', 5);
  await vi.waitUntil(() => told.length > 0, { interval: 1 });
  progress.doing('Opening');
  const before = told.length;
  await vi.waitUntil(() => told.length > before, { interval: 1 });
  progress.end();
  expect(told[0]).toBe('  Loading, 0 s so far ...\n');
  expect(told.at(-1)).toBe('  Opening, 0 s so far ...\n');
});
