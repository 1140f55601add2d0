import { expect, test } from 'vitest';
import { isWatchPath, keyOfRequest } from './watch-upgrade.ts';

test('LIV-4 what is under /watch/ is for watching, and nothing else is', () => {
  expect(isWatchPath('/watch/a/1')).toBe(true);
  for (const path of ['/watch', '/watchers/a', '/collab', '/a/watch/'])
    expect([path, isWatchPath(path)]).toEqual([path, false]);
});

test('LIV-18 a key is one of the subprotocols, however they are listed, or else the bearer token', () => {
  for (const listed of [
    'verdial.watch,key.a',
    'verdial.watch, key.a',
    'verdial.watch ,key.a',
    'key.a,verdial.watch',
    'key.a , verdial.watch',
    'key.a',
  ])
    expect([listed, keyOfRequest({ headers: { 'sec-websocket-protocol': listed } })]).toEqual([
      listed,
      'a',
    ]);
  const authorization = 'Bearer b';
  const both = { 'sec-websocket-protocol': 'key.a', authorization };
  expect(keyOfRequest({ headers: both })).toBe('a');
  expect(keyOfRequest({ headers: { ...both, 'sec-websocket-protocol': 'x' } })).toBe('b');
  expect(keyOfRequest({ headers: { authorization } })).toBe('b');
  expect(keyOfRequest({ headers: { authorization: 'bearer b' } })).toBe('b');
});

test('LIV-18 what is no bearer token, and a request without one, has no key', () => {
  expect(keyOfRequest({ headers: {} })).toBe('');
  for (const authorization of ['', 'Basic b', 'Bearer', 'Bearer b c', 'a Bearer b'])
    expect([authorization, keyOfRequest({ headers: { authorization } })]).toEqual([
      authorization,
      '',
    ]);
});
