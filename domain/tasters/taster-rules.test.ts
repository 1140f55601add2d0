import { expect, test } from 'vitest';
import type { TasterInput } from './taster-fields.ts';
import { tasterProblems } from './taster-rules.ts';

const form: TasterInput = {
  code: 'T-1',
  firstName: 'Ana',
  lastName: '',
  phone: '',
  email: '',
  additionalInfo: '',
  active: true,
  revision: 0,
};
const wrong = (change: Partial<TasterInput>) =>
  Object.entries(tasterProblems({ ...form, ...change }))
    .filter(([, problem]) => problem !== null)
    .map(([field]) => field);

test('FRM-1, FRM-3, FRM-4 whatever is given of a taster must be what it says', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ code: '', firstName: ' ', phone: 'x', email: 'x' })).toEqual([
    'code',
    'firstName',
    'phone',
    'email',
  ]);
});
