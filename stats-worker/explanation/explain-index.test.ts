import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { explainIndex } from './explain-index.ts';

const observations = [{ deviation: 0.5, parts: 50_000 }];
const settings = defaultPanelSettings();

/** A letter with its index, as MathML writes it. */
const sub = (base: string, index: string) => `<msub><mi>${base}</mi><mi>${index}</mi></msub>`;

test.each([
  ['pn', ['xₖ₁', 'xₖ₂'], [sub('x', 'k1'), sub('x', 'k2')]],
  ['dn', ['xₖ', 'Meₖ'], [sub('x', 'k'), sub('Me', 'k')]],
  ['dnReference', ['xₖ', 'Rₖ'], [sub('x', 'k'), sub('R', 'k')]],
  ['pnPanel', ['Meₖ₁', 'Meₖ₂'], [sub('Me', 'k1'), sub('Me', 'k2')]],
  ['dnPanel', ['Meₖ', 'Rₖ'], [sub('Me', 'k'), sub('R', 'k')]],
] as const)(
  'M-QC the formula of %s squares its own difference, in words and in MathML',
  (kind, text, mathml) => {
    const told = explainIndex({ kind, series: 'fruity', observations }, settings);
    expect(told?.formula.text).toContain(text.join(' − '));
    expect(told?.formula.mathml).toContain(`${mathml[0]}<mo>−</mo>${mathml[1]}`);
  },
);
