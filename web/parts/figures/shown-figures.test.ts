import { expect, test } from 'vitest';
import { assessmentOf, figuresWith } from '../../../domain/testing/assessments.ts';
import { mm } from '../../../domain/testing/mm.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { taster } from '../../live/session/board-facts.fixture.ts';
import { scoresOf, shownAttributes } from './attribute-figures.ts';
import { figuresOf } from './figures-of.ts';
import { filledFormula } from './filled-formula.ts';
import { operandWords } from './operand-words.ts';
import { writtenQuantity } from './written-quantity.ts';

const live = assessmentOf();
const positive = ['fruity', 'bitter', 'pungent'];

test('ASM-2 the predominant defect comes first, then every defect above zero, then the positive ones', () => {
  const two = { ...live.attributes, musty: figuresWith(1.2, 0.1) };
  expect(shownAttributes(assessmentOf({ attributes: two }), false)).toEqual([
    'winey',
    'musty',
    ...positive,
  ]);
  const others = { hay: figuresWith(0.4, 0.1), rough: figuresWith(0, 0) };
  expect(shownAttributes(assessmentOf({ others }), false)).toEqual(['winey', 'hay', ...positive]);
});

test('ASM-2 an oil without a defect shows the positive attributes, and all are shown when asked for', () => {
  const clean = { ...live.attributes, winey: figuresWith(0, 0) };
  const none = assessmentOf({ predominantDefect: null, attributes: clean });
  expect(shownAttributes(none, false)).toEqual(positive);
  const negatives = ['fusty', 'musty', 'winey', 'frostbitten', 'rancid', 'other'];
  expect(shownAttributes(none, true)).toEqual([...negatives, ...positive]);
  expect(shownAttributes(assessmentOf(), true)).toEqual([
    'winey',
    ...negatives.filter((key) => key !== 'winey'),
    ...positive,
  ]);
});

test('M-DEFECT a descriptor has figures where it was named by enough, and a line always', () => {
  const hay = figuresWith(0.4, 0.1);
  const named = assessmentOf({ others: { hay } });
  expect(figuresOf(named, 'hay')).toBe(hay);
  expect(figuresOf(named, 'rough')).toBeNull();
  expect(figuresOf(named, 'fruity')?.median).toBe(3.4);
});

const sheet = (n: number, change: Partial<ScoredSheet>): ScoredSheet => ({
  taster: taster(n),
  marks: {},
  fruityKind: null,
  otherDescriptor: null,
  ...change,
});

test('M-DEFECT the scores of a line are those that were given, a zero among them, in cm', () => {
  const sheets = [
    sheet(1, { marks: { winey: mm(21) } }),
    sheet(2, {}),
    sheet(3, { marks: { winey: mm(0), fruity: mm(40) } }),
  ];
  expect(scoresOf(sheets, 'winey')).toEqual([2.1, 0]);
  expect(scoresOf(sheets, 'fruity')).toEqual([4]);
});

test('M-DEFECT a descriptor scores what its sheets gave, and zero on the others', () => {
  const sheets = [
    sheet(1, { marks: { other: mm(13) }, otherDescriptor: 'hay' }),
    sheet(2, { marks: { other: mm(20) }, otherDescriptor: 'rough' }),
    sheet(3, { otherDescriptor: 'hay' }),
    sheet(4, {}),
  ];
  expect(scoresOf(sheets, 'hay')).toEqual([1.3, 0, 0, 0]);
});

const tell = {
  number: (value: number, decimals: number) => value.toFixed(decimals),
  semicolon: '; ',
  word: (code: string) => `<${code}>`,
};
const base = { symbol: 'x' } as const;
const places = { n: 0, md: 1, mf: 1, scores: 1, sStar: 4 };

test.each([
  [{ kind: 'number', name: 'iqr', value: 0.4, unit: 'cm' }, '0.40'],
  [{ kind: 'number', name: 'n', value: 9, unit: 'count' }, '9'],
  [{ kind: 'number', name: 'sStar', value: 0.188234, unit: 'cm' }, '0.1882'],
  [{ kind: 'number', name: 'md', value: 2.1, unit: 'cm' }, '2.1'],
  [{ kind: 'number', name: 'mf', value: 3, unit: 'cm' }, '3.0'],
  [{ kind: 'number', name: 'cvr', value: 12.345, unit: 'percent' }, '12.35\u00a0%'],
  [{ kind: 'number', name: 'cvr', value: null, unit: 'percent' }, '–'],
  [{ kind: 'numbers', name: 'scores', values: [1.25, 3], unit: 'cm' }, '1.3; 3.0'],
  [{ kind: 'numbers', name: 'interval', values: [1.5, 2], unit: 'cm' }, '1.50 – 2.00'],
  [{ kind: 'numbers', name: 'n', values: [1, 2], unit: 'count' }, '1; 2'],
  [{ kind: 'word', name: 'class', word: 'VOO' }, '<VOO>'],
  [{ kind: 'words', name: 'class', words: ['a', 'b'] }, '<a>; <b>'],
  [{ kind: 'truth', name: 'class', value: true }, '<yes>'],
  [{ kind: 'truth', name: 'class', value: false }, '<no>'],
  [{ kind: 'truth', name: 'class', value: null }, '–'],
] as const)('FIG-1 the quantity %j is written %j', (quantity, text) => {
  expect(writtenQuantity({ ...base, ...quantity }, places, tell)).toBe(text);
});

test('FIG-1 a formula keeps the decimals of a constant, and lets no word become markup', () => {
  const n = { ...base, kind: 'number', name: 'n', value: 9, unit: 'count' } as const;
  const written = (template: string) =>
    filledFormula(
      template,
      {
        inputs: [n],
        steps: [],
        result: { ...base, kind: 'word', name: 'class', word: 'a&b' },
        places,
      },
      tell,
    );
  expect(written('{2} {1.5} {1.96} {0.001} {1.2345}')).toBe('2 1.5 1.96 0.001 1.2345');
  expect(written('{n} {class} {unknown} {x1} {1x}')).toBe('9 &lt;a&amp;b> {unknown} {x1} {1x}');
});

test('FIG-1 a condition is told with the names and figures of its quantities; a limit of a percentage is one', () => {
  const told = {
    inputs: [],
    steps: [
      { ...base, kind: 'number', name: 'fruityCvr', value: 20.0046, unit: 'percent' },
      { ...base, kind: 'number', name: 'green', value: 5, unit: 'count' },
      { ...base, kind: 'number', name: 'scored', value: 9, unit: 'count' },
    ],
    result: { ...base, kind: 'truth', name: 'reliable', value: false },
    places: { fruityCvr: 3, green: 0, scored: 0 },
  } as const;
  const name = ({ name: of }: { readonly name: string }) => `<${of}>`;
  expect(
    operandWords({ left: '{fruityCvr}', operator: '≤', right: '{20}' }, told, tell, name),
  ).toEqual({ left: '<fruityCvr> (20.005\u00a0%)', operator: '≤', right: '20\u00a0%' });
  expect(
    operandWords({ left: '{2} × {green}', operator: '≥', right: '{scored}' }, told, tell, name),
  ).toEqual({ left: '2 × <green> (5)', operator: '≥', right: '<scored> (9)' });
});
