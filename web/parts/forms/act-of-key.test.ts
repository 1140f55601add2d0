import { expect, test } from 'vitest';
import { actOfKey } from './act-of-key.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  [{ key: 'z', ctrlKey: true }, 'back'],
  [{ key: 'z', metaKey: true }, 'back'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'again'],
  [{ key: 'Z', metaKey: true, shiftKey: true }, 'again'],
  [{ key: 'y', ctrlKey: true }, 'again'],
  [{ key: 'y', metaKey: true }, null],
  [{ key: 'z' }, null],
  [{ key: 'z', ctrlKey: true, altKey: true }, null],
  [{ key: 'x', ctrlKey: true }, null],
])('PLN-6 of the keys %j is done: %s', (pressed, act) => {
  expect(actOfKey({ ...none, ...pressed })).toBe(act);
});
