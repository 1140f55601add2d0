import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { holds } from '../testing/holds.ts';
import { firstCharacters, textLength } from './text-length.ts';

const anyText = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '𐌰') });

test('FRM-44 the length of a text is the one that a schema counts, and no character is cut in two', () => {
  holds(
    fc.property(anyText, fc.nat(12), (text, most) => {
      const isTaken = z.string().max(most).safeParse(text).success;
      expect(textLength(text) <= most).toBe(isTaken);
      const kept = firstCharacters(text, most);
      expect(text.startsWith(kept) && kept.isWellFormed()).toBe(true);
      expect(textLength(kept)).toBe(Math.min(most, textLength(text)));
    }),
  );
});
