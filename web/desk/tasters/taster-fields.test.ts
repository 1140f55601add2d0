import { expect, test } from 'vitest';
import { tasterProblems } from '../../../domain/tasters/taster-rules.ts';
import { newTaster } from './taster-fields.ts';

test('REG-9 an account that is opened needs a password, and a password needs a user name', () => {
  const taster = { ...newTaster(), code: 'T01', firstName: 'Ana', lastName: 'Ruiz' };
  expect(Object.values(tasterProblems(false)(taster)).every((problem) => problem === null)).toBe(
    true,
  );
  expect(tasterProblems(false)({ ...taster, username: 'ana.ruiz' }).password).toBe('required');
  expect(tasterProblems(true)({ ...taster, username: 'ana.ruiz' }).password).toBeNull();
  expect(tasterProblems(false)({ ...taster, password: 'Olive-2026!' }).username).toBe('required');
  expect(
    tasterProblems(false)({ ...taster, username: 'ana.ruiz', password: 'weak' }).password,
  ).toBe('password-weak');
});
