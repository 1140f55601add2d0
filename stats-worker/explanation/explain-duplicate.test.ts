import { expect, test } from 'vitest';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import { explanationText } from '../testing/explanation-text.ts';
import { all, type MarksByLine, sheetsOf } from '../testing/sheets-of.ts';
import { explain } from './explain.ts';
import type { DuplicateFigure } from './explain-duplicate.ts';

const of = (
  figure: DuplicateFigure,
  first: MarksByLine,
  second: MarksByLine,
  changed: Partial<PanelSettings> = {},
) =>
  explanationText(
    explain(
      { about: 'duplicate', figure, first: sheetsOf(first), second: sheetsOf(second) },
      { ...defaultPanelSettings(), ...changed },
    ),
  );

/** Eight marks with the quartiles so many mm below and above the median: U is 0.128327 cm for each. */
const near = (level: number, by = 1) =>
  [-2, -1, -1, 0, 0, 1, 1, 2].map((apart) => level + by * apart);
const half = (lower: number) => [...all(4, lower), ...all(4, lower + 1)];

const FIRST = { fusty: near(20), fruity: near(40) };
const SECOND = { fusty: near(21), fruity: near(41, 2) };

test('M-EN the normalised error of fruity, from both medians and both U', () => {
  expect(of('enFruity', FIRST, SECOND, { enMaxDefect: 1.5 })).toEqual({
    rule: 'M-EN',
    formula: 'En = |Me₁ − Me₂| / √(U₁² + U₂²)',
    template: 'En = |{median1} − {median2}| / √({u1}² + {u2}²) = {en}',
    inputs: ['attribute a = fruity', 'roundedMedian r = no', 'enMax En,max = 1 none'],
    steps: [
      'median1 Me₁ = 4 cm',
      'median2 Me₂ = 4.1 cm',
      'u1 U₁ = 0.128327 cm',
      'u2 U₂ = 0.256654 cm',
      'distance d = 0.1 cm',
      'combined u = 0.286947 cm',
    ],
    result: 'en En = 0.348496 none',
  });
});

test('M-EN the normalised error of the defects, each replicate’s own, against the panel’s maximum', () => {
  const other = { rancid: near(22), fruity: near(40) };
  expect(of('enDefect', FIRST, other, { enMaxDefect: 1.5 })).toMatchObject({
    inputs: ['attribute a = fusty; rancid', 'roundedMedian r = no', 'enMax En,max = 1.5 none'],
    steps: [
      'median1 Me₁ = 2 cm',
      'median2 Me₂ = 2.2 cm',
      'u1 U₁ = 0.128327 cm',
      'u2 U₂ = 0.128327 cm',
      'distance d = 0.2 cm',
      'combined u = 0.181481 cm',
    ],
    result: 'en En = 1.102041 none',
  });
  expect(of('enDefect', FIRST, { fusty: all(8, 0), fruity: near(40) })).toMatchObject({
    inputs: ['attribute a = fusty; none', 'roundedMedian r = no', 'enMax En,max = 1 none'],
    steps: expect.arrayContaining(['median2 Me₂ = 0 cm', 'u2 U₂ = 0 cm']),
  });
});

test('M-EN, M-QC the medians are rounded first where the panel rounds, but not those of the result', () => {
  const lines = { fusty: half(20), fruity: half(40) };
  const rounded = { roundedMedian: true };
  expect(of('enDefect', lines, lines, rounded)).toMatchObject({
    inputs: ['attribute a = fusty', 'roundedMedian r = yes', 'enMax En,max = 1 none'],
    steps: expect.arrayContaining(['median1 Me₁ = 2.1 cm', 'distance d = 0 cm']),
  });
  expect(of('mf', lines, lines, rounded)?.steps).toEqual([
    'median1 Me₁ = 4.05 cm',
    'median2 Me₂ = 4.05 cm',
  ]);
});

test('M-EN accepted when both errors are within their maxima', () => {
  expect(of('accepted', FIRST, SECOND, { enMaxDefect: 1.5 })).toEqual({
    rule: 'M-EN',
    formula: 'A ⇔ En,D ≤ 1.5 ∧ En,F ≤ 1',
    template: '{accepted} ⇔ {enDefect} ≤ {1.5} ∧ {enFruity} ≤ {1}',
    inputs: [],
    steps: [
      'enDefect En,D = 0.55102 none',
      'enFruity En,F = 0.348496 none',
      'categoryMatch C₁₂ = yes',
      'defectMatch D₁₂ = yes',
    ],
    result: 'accepted A = yes',
  });
});

test('ASM-32 of two halves that state no category the explanation does not say that they have the same', () => {
  const few = { fusty: all(7, 20), fruity: all(7, 40) };
  const whole = { fusty: all(8, 20), fruity: all(8, 40) };
  const agreement = (first: MarksByLine, second: MarksByLine) =>
    of('accepted', first, second)?.steps.filter((step) => /Match/.test(step));
  expect(agreement(few, few)).toEqual(['defectMatch D₁₂ = yes']);
  expect(agreement(whole, few)).toEqual(['categoryMatch C₁₂ = no', 'defectMatch D₁₂ = yes']);
  expect(agreement(whole, whole)).toEqual(['categoryMatch C₁₂ = yes', 'defectMatch D₁₂ = yes']);
});

test('M-EN the result of an accepted pair: the mean of both medians, rounded, and its class', () => {
  expect(of('md', FIRST, SECOND)).toEqual({
    rule: 'M-EN',
    formula: 'Md = round₀.₁((Me₁ + Me₂) / 2)',
    template: 'Md = round₀.₁(({median1} + {median2}) / {2}) = {md}',
    inputs: ['attribute a = fusty'],
    steps: ['median1 Me₁ = 2 cm', 'median2 Me₂ = 2.1 cm'],
    result: 'md Md = 2.1 cm',
  });
  expect(of('mf', FIRST, { ...FIRST, fruity: near(40, 2) })).toEqual({
    rule: 'M-EN',
    formula: 'Mf = round₀.₁((Me₁ + Me₂) / 2)',
    template: 'Mf = round₀.₁(({median1} + {median2}) / {2}) = {mf}',
    inputs: ['attribute a = fruity'],
    steps: ['median1 Me₁ = 4 cm', 'median2 Me₂ = 4 cm'],
    result: 'mf Mf = 4 cm',
  });
  expect(of('md', FIRST, { rancid: near(20), fruity: near(40) })?.inputs).toEqual([
    'attribute a = fusty; rancid',
  ]);
  const nine = { fusty: [...near(20), 20], fruity: [...near(40), 40] };
  expect(of('class', nine, FIRST, { scheme: 'IOC', ordinaryVirgin: true })).toEqual({
    rule: 'M-EN',
    formula: '0 < Md ∧ Md ≤ 3.5 ∧ Mf > 0 ⇒ VOO',
    template: '{0} < {md} ∧ {md} ≤ {3.5} ∧ {mf} > {0} ⇒ {class}',
    inputs: [
      'n N = 8 count',
      'scheme s = IOC-ordinary',
      'fewest Nmin = 8 count',
      'virginLimit Lᵥ = 3.5 cm',
      'ordinaryLimit Lₒ = 6 cm',
    ],
    steps: ['md Md = 2 cm', 'mf Mf = 4 cm'],
    result: 'class C = VOO',
  });
});

test('M-EN a rejected pair has no result, and an error that is not defined is not explained', () => {
  const far = { fusty: near(20), fruity: near(60) };
  for (const figure of ['md', 'mf', 'class'] as const) expect(of(figure, FIRST, far)).toBeNull();
  expect(of('accepted', FIRST, far)?.result).toBe('accepted A = no');
  const sure = (fruity: number) => ({ fusty: all(8, 0), fruity: all(8, fruity) });
  expect(of('enFruity', sure(40), sure(41))).toBeNull();
  expect(of('accepted', sure(40), sure(41))?.steps.slice(0, 2)).toEqual([
    'enDefect En,D = 0 none',
    'enFruity En,F = none none',
  ]);
});
