import { expect, test } from 'vitest';
import {
  formatRoom,
  formatWall,
  keyAmong,
  parseRoom,
  parseWall,
  protocolsOf,
} from './watch-address.ts';
import { isWatchClose } from './watch-closes.ts';

const PANEL = '0c000000-0000-4000-8000-000000000001';

test('LIV-4 a session is named by its panel and its number, and by nothing else', () => {
  const room = parseRoom(`${PANEL}/214`);
  if (room === null) throw new Error('a room');
  expect([room, formatRoom(room)]).toEqual([{ panel: PANEL, session: 214 }, `${PANEL}/214`]);
  for (const wrong of ['', PANEL, `${PANEL}/`, `${PANEL}/x`, `${PANEL}/0`, `${PANEL}/1/2`, 'x/1'])
    expect([wrong, parseRoom(wrong)]).toEqual([wrong, null]);
  expect(parseWall(`#${formatWall(room, 'vwk_a-b')}`)).toEqual({ room, key: 'vwk_a-b' });
  for (const wrong of ['', '#', `#${PANEL}/214`, `#${PANEL}/214/`, `#${PANEL}/214/a b`, '#x/1/y'])
    expect([wrong, parseWall(wrong)]).toEqual([wrong, null]);
});

test('LIV-4 LIV-18 a key is a subprotocol of its own', () => {
  expect(keyAmong(protocolsOf('vwk_1'))).toBe('vwk_1');
  expect(keyAmong(['verdial.watch'])).toBeNull();
  expect([isWatchClose('key-revoked'), isWatchClose('toString')]).toEqual([true, false]);
});
