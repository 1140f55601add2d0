import { expect, test } from 'vitest';
import { z } from 'zod';
import { accept } from '../../../domain/refusal.ts';
import { prepareBy } from './prepare-command.ts';

const prepare = prepareBy(
  z.strictObject({ reason: z.string().trim().min(3), changes: z.object({ months: z.int() }) }),
  (_, data) => Promise.resolve(accept({ ran: data })),
);

test('COM-1 data that are not as they must be are refused, each field by its whole name', () => {
  expect(prepare({ reason: 'no', changes: { months: 'six' } })).toEqual({
    ok: false,
    code: 'input-invalid',
    data: { fields: ['reason', 'changes.months'] },
  });
});

test('COM-1 a command runs with its data as they were read, not as they were sent', async () => {
  const prepared = prepare({ reason: '  advice ', changes: { months: 6, surplus: 1 } });
  expect(prepared).toMatchObject({ ok: true });
  // The context is passed through unchanged; this command does not use it.
  const answer = prepared.ok ? await Reflect.apply(prepared.value.run, undefined, [{}]) : null;
  expect(answer).toEqual({
    ok: true,
    value: { ran: { reason: 'advice', changes: { months: 6 } } },
  });
});
