import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { plainRecoveryCode, RECOVERY_BYTES, recoveryCode } from './recovery-code.ts';

const bytes = fc.uint8Array({ minLength: RECOVERY_BYTES, maxLength: RECOVERY_BYTES });

test('ACC-61 a recovery code is 24 letters and digits in groups of four, another for other bytes', () => {
  expect(recoveryCode(new Uint8Array(RECOVERY_BYTES))).toBe('0000-0000-0000-0000-0000-0000');
  holds(
    fc.property(bytes, bytes, (one, other) => {
      expect(recoveryCode(one)).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
      expect(recoveryCode(one) === recoveryCode(other)).toBe(one.join() === other.join());
    }),
  );
});

test('ACC-61 capitals, spaces and letters that look like digits are read as they were meant', () => {
  holds(
    fc.property(bytes, (one) => {
      const shown = recoveryCode(one);
      const typed = shown
        .toUpperCase()
        .replaceAll('-', '  ')
        .replaceAll('0', 'O')
        .replaceAll('1', 'l');
      expect(plainRecoveryCode(typed)).toBe(plainRecoveryCode(shown));
    }),
  );
});
