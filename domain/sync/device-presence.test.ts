import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { parseDevicePresence } from './device-presence.ts';

test('BRD-11 the word of a device is a count, and what is none is no word', () => {
  expect(parseDevicePresence({ unstored: 3 })).toEqual({ unstored: 3 });
  expect(parseDevicePresence({ unstored: 0 })).toEqual({ unstored: 0 });
  for (const none of [null, 3, {}, { unstored: '3' }, { unstored: 1.5 }, { unstored: -1 }])
    expect(parseDevicePresence(none)).toBeNull();
  expect(parseDevicePresence({ unstored: 10_000 })).toBeNull();
});

test('BLI-3 whatever a device says of itself, nothing but the count is read', () => {
  holds(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (said) => {
      const word = parseDevicePresence({ ...said, unstored: 2 });
      expect(word).toEqual({ unstored: 2 });
    }),
  );
});
