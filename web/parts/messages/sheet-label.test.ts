import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productFiles } from '../../../tools/source-imports.ts';
import { sheetLabel } from './sheet-label.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('SHT-15 a name that stands by itself begins with a capital, and its slashes have air', () => {
  const words = {
    of: (key: string) => (key === 'other' ? 'other negative attributes' : 'in full'),
    short: (key: string) => (key === 'fusty' ? 'fusty/muddy sediment' : `${key} in short`),
  };
  expect(sheetLabel('fusty', words)).toBe('Fusty / muddy sediment');
  expect(sheetLabel('other', words)).toBe('Other negative attributes');
  expect(sheetLabel('hay', words)).toBe('Hay in short');
});

/**
 * Code that formats an attribute's name as a label without `sheetLabel`. Each would be a second way
 * to do the same.
 */
const OTHER_WAYS: readonly RegExp[] = [
  // A name capitalised in code or by a style.
  /capital\(\s*names\.(?:of|short)\(/,
  /className=\{sentence\}>\s*\{names\./,
  // The name of an attribute as a separate message.
  /(?:t`|msg`|<Trans>\s*)(?:Fruity|Bitter|Pungent|Rancid|Fusty|Musty|Winey|Frostbitten)\b[^`<]{0,24}(?:`|\s*<\/Trans>)/,
  // Spaces added around the slash of a name.
  /replaceAll\('\/', ' \/ '\)/,
];

/** Other texts that start with the same word: a figure of a pair, a question, a box of the plan. */
const OTHER_THINGS =
  /Fruity(?: 1| 2| intensity|: green or ripe| is marked|, rounded| is not)|Pungent is above|Bitter is above/;

const otherWaysIn = (text: string): readonly string[] =>
  OTHER_WAYS.flatMap((way) => {
    const found = new RegExp(way, 'g');
    return [...text.matchAll(found)]
      .map(([match]) => match)
      .filter((match) => !OTHER_THINGS.test(match));
  });

test('SHT-15 no screen sets a name of the sheet in a way of its own', () => {
  const found = productFiles(ROOT)
    .filter((file) => /^web\/(?!ui\/gallery\/)/.test(file) && !file.endsWith('/sheet-label.ts'))
    .flatMap((file) =>
      otherWaysIn(readFileSync(join(ROOT, file), 'utf8')).map((way) => `${file}: ${way}`),
    );
  expect(found).toEqual([]);
});

test('SHT-15 another way is seen where there is one, and another thing is none', () => {
  expect(otherWaysIn('label: capital(names.short(key))')).toHaveLength(1);
  expect(otherWaysIn('<span className={sentence}>{names.of(key)}</span>')).toHaveLength(1);
  expect(otherWaysIn(['term: t`', 'Fruity`'].join(''))).toHaveLength(1);
  expect(otherWaysIn('term: t`Fruity intensity`, label={t`Fruity: green or ripe`}')).toEqual([]);
  expect(otherWaysIn('label: names.label(key), capital(names.kind(kind))')).toEqual([]);
});
