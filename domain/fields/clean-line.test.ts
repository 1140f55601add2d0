import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_FIELDS } from '../samples/sample-fields.ts';
import { holds } from '../testing/holds.ts';
import { cleanLine } from './clean-line.ts';
import * as schemas from './schemas.ts';

test.each([
  ['', ''],
  ['T01', 'T01'],
  ['Ana María', 'Ana María'],
  ['Jose\u0301', 'José'],
  ['T01\u200b', 'T01'],
  ['T\u200d0\u20601', 'T01'],
  ['\ufeffT01', 'T01'],
  ['T\u00ad01', 'T01'],
  ['\u202aT01\u202c', 'T01'],
  ['T\u000001', 'T01'],
  ['T01\u0007', 'T01'],
  ['T\u00a001', 'T 01'],
  ['T  01', 'T 01'],
  ['T \u0001 01', 'T 01'],
  ['T\t01', 'T 01'],
  ['T\r\n01', 'T 01'],
  ['T\u2028\u008501', 'T 01'],
  ['\u3000T01 \u2009', 'T01'],
  ['\u200b \u00a0', ''],
])('FRM-17 the line %j is kept as %j', (typed, kept) => {
  expect(cleanLine(typed)).toBe(kept);
});

test('FRM-17 a line that is clean stays as it is, and what cannot be seen changes nothing', () => {
  const unseen = fc.constantFrom('', '\u200b', '\u2060', '\u00ad', '\u0000', '\u200e');
  const blank = fc.constantFrom(' ', '  ', '\u00a0', '\t', '\r\n', '\u2003');
  const word = fc.string({ unit: fc.constantFrom(...'Tt01-ñé€漢'), minLength: 1 });
  const words = fc.array(word, { minLength: 1, maxLength: 3 });
  holds(
    fc.property(words, unseen, blank, fc.constantFrom('NFC', 'NFD'), (given, sign, gap, form) => {
      const kept = given.join(' ');
      expect(cleanLine(kept)).toBe(kept.normalize('NFC'));
      expect(cleanLine(`${gap}${sign}${given.join(sign + gap)}${gap}`.normalize(form))).toBe(
        kept.normalize('NFC'),
      );
    }),
  );
});

test('FRM-17 what was cleaned is clean', () => {
  const any = fc.string({ unit: 'binary' });
  holds(fc.property(any, (text) => cleanLine(cleanLine(text)) === cleanLine(text)));
});

test.each([
  ['a line', schemas.line],
  ['a name', schemas.name],
  ['a code', SAMPLE_FIELDS.code.schema],
])('FRM-17 the border of %s keeps it clean', (_, schema) => {
  expect(schema.parse(' Jose\u0301\u200b\u00a0\u00a0Ruiz\n')).toBe('José Ruiz');
});

test('FRM-17 a name of characters that nobody sees is none', () => {
  expect(schemas.name.safeParse('\u200b\u00a0').success).toBe(false);
  expect(schemas.email.parse('ana@panel.es\u200b')).toBe('ana@panel.es');
});
