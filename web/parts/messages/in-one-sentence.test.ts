import { expect, test } from 'vitest';
import { inOneSentence } from './in-one-sentence.ts';

test('LOC-4 sayings that stand in one sentence have one capital, and in French a space that does not break before the semicolon', () => {
  expect(inOneSentence(['Lu dans la norme', 'Lu dans une source'], 'fr')).toBe(
    'Lu dans la norme\u00a0; lu dans une source',
  );
  expect(inOneSentence(['Read in the standard', 'Verdial’s convention'], 'en')).toBe(
    'Read in the standard; Verdial’s convention',
  );
  expect(inOneSentence(['Read in the standard'], 'en')).toBe('Read in the standard');
});
