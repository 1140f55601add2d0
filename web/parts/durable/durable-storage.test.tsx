import { afterEach, beforeEach, expect, test } from 'vitest';
import { DURABLE, dropDurably, keepDurably, restoreDurable } from './durable-storage.ts';

const emptied = () =>
  new Promise<void>((resolve) => {
    localStorage.clear();
    const request = indexedDB.deleteDatabase(DURABLE);
    request.onsuccess = () => resolve();
    request.onblocked = () => resolve();
  });
beforeEach(emptied);
afterEach(emptied);

const isOurs = (key: string): boolean => key.startsWith('ours');

test('BTH-39 what the local storage lost when the browser was killed is there again', async () => {
  await keepDurably('ours 1', 'one');
  await keepDurably('ours 1', 'newer');
  localStorage.clear();
  localStorage.setItem('theirs', 'stays');
  await restoreDurable(isOurs);
  expect({ ...localStorage }).toEqual({ 'ours 1': 'newer', theirs: 'stays' });
});

test('BTH-39 what was removed does not come back with a local storage of before', async () => {
  await keepDurably('ours 1', 'SECRET');
  await keepDurably('ours 2', 'two');
  await dropDurably('ours 1');
  localStorage.setItem('ours 1', 'SECRET');
  await restoreDurable(isOurs);
  expect({ ...localStorage }).toEqual({ 'ours 2': 'two' });
});

test('BTH-39 what a device kept before there was such a store is taken into it', async () => {
  localStorage.setItem('ours 1', 'before');
  localStorage.setItem('theirs', 'no');
  await restoreDurable(isOurs);
  localStorage.clear();
  await restoreDurable(isOurs);
  expect({ ...localStorage }).toEqual({ 'ours 1': 'before' });
});

test('BTH-39 where two texts are kept it is settled which holds, and what stood in the local storage alone is kept from then on', async () => {
  await keepDurably('ours 1', '1');
  localStorage.setItem('ours 1', '2');
  localStorage.setItem('ours 2', 'before');
  await restoreDurable(isOurs, (_key, here, kept) => here ?? kept);
  expect({ ...localStorage }).toEqual({ 'ours 1': '2', 'ours 2': 'before' });
  localStorage.clear();
  await restoreDurable(isOurs);
  expect({ ...localStorage }).toEqual({ 'ours 1': '2', 'ours 2': 'before' });
});
