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
  username: null,
  password: null,
  revision: 0,
};
const wrong = (hasAccount: boolean, change: Partial<TasterInput>) =>
  Object.entries(tasterProblems(hasAccount)({ ...form, ...change }))
    .filter(([, problem]) => problem !== null)
    .map(([field]) => field);
const [username, password] = ['ana.ruiz', 'Oil-panel7!'];

test('REG-9 an account that is opened needs a password, and a password a user name', () => {
  expect(wrong(false, {})).toEqual([]);
  expect(wrong(false, { username, password })).toEqual([]);
  expect(wrong(false, { username })).toEqual(['password']);
  expect(wrong(false, { username, password: '' })).toEqual(['password']);
  expect(wrong(false, { password })).toEqual(['username']);
});

test('REG-9 an account that is there keeps its password where none is given', () => {
  expect(wrong(true, { username })).toEqual([]);
  expect(wrong(true, { username, password })).toEqual([]);
  expect(wrong(true, { password })).toEqual(['username']);
});

test('REG-9 whatever is given must be what it says', () => {
  expect(wrong(true, { username, password: 'weak' })).toEqual(['password']);
  expect(wrong(false, { username, password: 'weak' })).toEqual(['password']);
  expect(wrong(true, { username: 'two words' })).toEqual(['username']);
  expect(wrong(true, { code: '', firstName: ' ', phone: 'x', email: 'x' })).toEqual([
    'code',
    'firstName',
    'phone',
    'email',
  ]);
});
