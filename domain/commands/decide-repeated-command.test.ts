import { expect, test } from 'vitest';
import { decideRepeatedCommand } from './decide-repeated-command.ts';

const asked = { command: 'create-session', digest: 'd1' };

test('COM-3 what is not decided yet is decided now, and what was decided answers what stands', () => {
  expect(decideRepeatedCommand(asked, { ...asked, answer: null })).toEqual({
    ok: true,
    value: null,
  });
  const answer = { session: 12 };
  expect(decideRepeatedCommand(asked, { ...asked, answer })).toEqual({ ok: true, value: answer });
});

test.each([
  ['command', { command: 'close-session' }],
  ['data', { digest: 'd2' }],
])(
  'COM-3 an id that was given to another %s is refused, whether it was decided or not',
  (_, other) => {
    for (const answer of [null, { session: 12 }])
      expect(decideRepeatedCommand(asked, { ...asked, ...other, answer })).toEqual({
        ok: false,
        code: 'command-id-taken',
        data: {},
      });
  },
);
