import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { isUsername } from './username.ts';

test('FRM-6 a user name has 3 to 30 letters, digits, dots, dashes and underscores', () => {
  const character = fc.constantFrom(...'abzAZ09._-');
  holds(
    fc.property(fc.string({ unit: character, maxLength: 40 }), (name) => {
      expect(isUsername(name)).toBe(name.length >= 3 && name.length <= 30);
      expect(isUsername(`${name} x`)).toBe(false);
    }),
  );
});
