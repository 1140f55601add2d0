import { expect, onTestFinished, test, vi } from 'vitest';
import { isWorthReleasing, releaseMemoryWhenIdle } from './release-memory.ts';

const MIB = 1024 * 1024;

test('OPS-21 memory is released by an idle thread that has grown, and by no other', () => {
  expect(isWorthReleasing(0.02, 60 * MIB, 40 * MIB)).toBe(true);
  expect(isWorthReleasing(0.5, 60 * MIB, 40 * MIB)).toBe(false);
  expect(isWorthReleasing(0.02, 45 * MIB, 40 * MIB)).toBe(false);
});

test('OPS-21 an idle thread releases its memory by itself', async () => {
  const release = vi.fn();
  onTestFinished(releaseMemoryWhenIdle(release, 5));
  await vi.waitUntil(() => release.mock.calls.length > 0, { interval: 50, timeout: 30_000 });
  expect(release).toHaveBeenCalledOnce();
});
