import { expect, test } from 'vitest';
import { isNearlyFull, readStorageQuota, requestPersistence } from './storage-quota.ts';

const yes = async () => true;
const no = async () => false;

/** A browser's storage with this usage and quota. */
function storage(quota: number, usage: number, grants: boolean): StorageManager {
  let isPersisted = false;
  return {
    estimate: async () => ({ quota, usage }),
    persisted: async () => isPersisted,
    persist: async () => {
      isPersisted = grants;
      return isPersisted;
    },
    getDirectory: () => Promise.reject(new Error('not here')),
  };
}

test('BTH-36 what is left is told, and whether the browser keeps it when it is asked to', async () => {
  const granting = storage(100_000_000, 40_000_000, true);
  const room = { canWrite: true, left: 60_000_000 };
  expect(await readStorageQuota(granting, yes)).toEqual({ ...room, isPersisted: false });
  expect(await requestPersistence(granting, yes)).toEqual({ ...room, isPersisted: true });
  const refusing = storage(10, 40, false);
  expect(await requestPersistence(refusing, no)).toEqual({
    isPersisted: false,
    left: 0,
    canWrite: false,
  });
  expect(await requestPersistence(null, yes)).toEqual({
    isPersisted: null,
    left: null,
    canWrite: true,
  });
});

test('BTH-36 BTH-66 little room is told, and room of which nothing is known is not', () => {
  const room = { isPersisted: null, canWrite: true };
  expect(isNearlyFull({ ...room, left: 7_999_999 })).toBe(true);
  expect(isNearlyFull({ ...room, left: 8_000_000 })).toBe(false);
  expect(isNearlyFull({ ...room, left: null })).toBe(false);
  expect(isNearlyFull({ ...room, left: 8_000_000, canWrite: false })).toBe(true);
});
