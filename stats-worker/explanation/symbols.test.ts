import { expect, test } from 'vitest';
import { SYMBOLS } from './symbols.ts';

/** Small letters and digits as they stand on the line. */
const RAISED: Readonly<Record<string, string>> = {
  '₁': '1',
  '₂': '2',
  ₖ: 'k',
  '₊': '+',
  ᵥ: 'v',
  ₒ: 'o',
  '²': '2',
  _: '',
};
const onTheLine = (text: string) =>
  [...text]
    .map((letter) => RAISED[letter] ?? letter)
    .join('')
    .toLowerCase();

test('M-RECORD a symbol is the same in words and in MathML: a letter, or one with a mark below or above', () => {
  for (const [name, { text, mathml }] of Object.entries(SYMBOLS)) {
    expect(mathml, name).toMatch(
      /^(<mi>[^<]+<\/mi>|<(msub|msup)><mi>[^<]+<\/mi><mi>[^<]+<\/mi><\/\2>)$/,
    );
    const letters = onTheLine(mathml.replaceAll(/<[^>]*>/g, ''));
    // A count of indexes has its first letter alone below it.
    expect(letters.startsWith(onTheLine(text)), `${name}: ${text}, ${letters}`).toBe(true);
    expect(text).not.toBe('');
  }
});

test('M-RECORD marks below stand below, and a star and a square above', () => {
  expect(SYMBOLS.sStar.mathml).toBe('<msup><mi>s</mi><mi>*</mi></msup>');
  expect(SYMBOLS.chiSquare.mathml).toBe('<msup><mi>χ</mi><mi>2</mi></msup>');
  expect(SYMBOLS.upper.mathml).toBe('<msub><mi>x</mi><mi>k+1</mi></msub>');
  expect(SYMBOLS.defectMedian.mathml).toBe('<msub><mi>Me</mi><mi>D</mi></msub>');
});
