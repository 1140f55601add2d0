import { expect, test } from 'vitest';
import { fieldMessage } from './field-message.ts';

test.each([
  ...['open', 'restUntil', 'pairs', 'sessions', 'sheets', 'replaces', 'validated', 'settled'],
  ...['clock', 'bytes', 'required', 'code', 'class', 'reason', 'signedAt', 'call'],
])('AUD-13 the trail has words of its own for the field %s', (field) => {
  expect(fieldMessage(field)).not.toBeNull();
});
