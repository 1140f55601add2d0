import { expect, test } from 'vitest';
import { accept, refuse } from './refusal.ts';

test('COM-1 a decision goes through with a value, or is refused by name with what its words need', () => {
  expect(accept('open')).toEqual({ ok: true, value: 'open' });
  expect(refuse('not-found')).toEqual({ ok: false, code: 'not-found', data: {} });
  expect(refuse('figures-closed', { missing: 2 })).toEqual({
    ok: false,
    code: 'figures-closed',
    data: { missing: 2 },
  });
});
