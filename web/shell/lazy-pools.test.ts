import { expect, test } from 'vitest';
import type { AccountPools } from './account-pools.ts';
import { createLazyPools } from './lazy-pools.ts';

/** Pools without a document, which record what was called. */
function recorded(calls: string[]): AccountPools {
  const note = async (name: string): Promise<void> => {
    calls.push(name);
  };
  return {
    of: () => {
      throw new Error('no document is opened here');
    },
    signedIn: () => note('signedIn'),
    stay: () => note('stay'),
    unstored: () => [],
    isRefusedHere: () => true,
    waitUntilStored: () => note('waitUntilStored'),
    quarantined: () => 2,
    forget: async () => 3,
    close: () => note('close'),
  };
}
const OWNER = { user: 'u', role: 'catadores', deviceKey: 'k' } as const;

test('ARC-13 the pools load with their first use, once; before it there is no unstored work', async () => {
  const calls: string[] = [];
  const pools = createLazyPools(async () => {
    calls.push('load');
    return recorded(calls);
  });
  expect([pools.unstored(), pools.isRefusedHere(), pools.quarantined()]).toEqual([[], false, 0]);
  await pools.waitUntilStored();
  expect(() => pools.of(OWNER)).toThrow('not loaded');
  expect(calls).toEqual([]);
  await Promise.all([pools.load(), pools.signedIn(OWNER)]);
  expect(calls).toEqual(['load', 'signedIn']);
  expect([pools.isRefusedHere(), pools.quarantined(), await pools.forget()]).toEqual([true, 2, 3]);
  await pools.close();
  expect(calls).toEqual(['load', 'signedIn', 'close']);
});

test('ARC-13 a load that failed is tried again', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve(recorded([]))];
  const pools = createLazyPools(() => answers.shift() ?? Promise.reject(new Error('asked again')));
  await expect(pools.load()).rejects.toThrow('no network');
  await pools.load();
  expect(pools.quarantined()).toBe(2);
});
