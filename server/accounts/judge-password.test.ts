import { describe, expect, test } from 'vitest';
import { isAcceptablePassword } from '../../domain/fields/password.ts';
import { createPasswordJudge } from './judge-password.ts';

const judge = createPasswordJudge();
const OWN = ['Panel de Cata de Jaén', 'JA-7', 'Ana Ruiz', 'ana.ruiz'];
const told = (password: string) => {
  expect(isAcceptablePassword(password)).toBe(true);
  const judged = judge(password, OWN);
  return judged.ok ? null : judged.code;
};

describe('SEC-43 a password that others would try is refused', () => {
  test.each(['Password1!', 'P@ssw0rd1', '!Qwerty123', 'Trustno1!', 'Sunshine#2026', 'Abc12345!'])(
    'a common one: %s',
    (password) => {
      expect(told(password)).toBe('password-common');
    },
  );

  test.each([
    'Verdial-2026!',
    'V3rdi4l!2026',
    'Jaen2026!',
    'Jaén#2026a',
    'Ana.Ruiz1!',
    'Oliva-panel1!',
    '2026#Aceite',
  ])('a word of one’s own or of the trade: %s', (password) => {
    expect(told(password)).toBe('password-own-word');
  });

  test.each(['Oil-panel7!', 'Olive-harvest8!', 'Picual-483920!', 'Jaen-und-Weimar3!', 'xK9#mmqlT'])(
    'not one with enough beside: %s',
    (password) => {
      expect(told(password)).toBeNull();
    },
  );
});
