import { expect, test } from 'vitest';
import type { TasterInput } from './taster-fields.ts';
import { tasterProblems } from './taster-rules.ts';
import { tasterForm } from './testing/taster-row.ts';

const wrong = (change: Partial<TasterInput>) =>
  Object.entries(tasterProblems(tasterForm(change)))
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
