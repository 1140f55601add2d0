import { expect, test } from 'vitest';
import { againFirst } from './use-again-first.ts';

test('EVA-12 a session with a sheet to be signed again stands before the others, which keep their order', () => {
  const places = [55, 54, 49, 48].map((session) => ({ session }));
  const order = (...again: readonly number[]) =>
    againFirst(places, new Set(again)).map(({ session }) => session);
  expect(order(49)).toEqual([49, 55, 54, 48]);
  expect(order(48, 54)).toEqual([54, 48, 55, 49]);
  expect(order()).toEqual([55, 54, 49, 48]);
});
