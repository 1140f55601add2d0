import { expect, test } from 'vitest';
import { isAcceptablePassword } from './password.ts';

test.each([
  ['Oil-panel7!', true],
  ['aA1!aA1!', true],
  ['aA1!aA1', false],
  ['aaA!aaA!', false],
  ['aA11aA11', false],
  ['AA1!AA1!', false],
  ['aa1!aa1!', false],
  ['aA1?aA1?', false],
  ['', false],
  [`aA1!${'x'.repeat(125)}`, false],
])('ACC-4 the password %j is acceptable: %s', (password, acceptable) => {
  expect(isAcceptablePassword(password)).toBe(acceptable);
});
