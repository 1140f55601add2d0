import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Explanation } from '../../../stats-worker/explanation/explanation.ts';
import { ConditionWords } from './condition-words.tsx';
import { explainedWords } from './explained-word-message.ts';
import { OriginWords } from './explanation-view.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const shown = (children: ReactNode) => render(<I18nProvider i18n={i18n}>{children}</I18nProvider>);
const tell = {
  number: (value: number, decimals: number) => value.toFixed(decimals),
  semicolon: '; ',
  word: (code: string) => explainedWords(code, (message) => i18n._(message)),
};

const reliable = (value: boolean): Explanation => ({
  rule: 'M-RELIABLE',
  origins: [{ mark: 'R', source: 'ioc-t20-doc15', part: null }],
  formula: { text: '', mathml: '', filledText: '', filledMathml: '', conditions: [] },
  where: null,
  inputs: [],
  steps: [
    { kind: 'number', name: 'defectCvr', symbol: '', value: 7.38174, unit: 'percent' },
    { kind: 'number', name: 'fruityCvr', symbol: '', value: 20.0046, unit: 'percent' },
  ],
  result: { kind: 'truth', name: 'reliable', symbol: 'R', value },
  places: { defectCvr: 2, fruityCvr: 3 },
});
const conditions = [
  { left: '{defectCvr}', operator: '≤', right: '{20}' },
  { left: '{fruityCvr}', operator: '≤', right: '{20}' },
] as const;

test('FIG-1 what decided is a sentence with names and figures, without signs of logic', async () => {
  const told = reliable(false);
  const screen = await shown(<ConditionWords conditions={conditions} told={told} tell={tell} />);
  await expect
    .element(
      screen.getByText(
        'Reliable: no. Not all of this holds: CVr of the defect (7.38 %) is at most 20 % and CVr of fruity (20.005 %) is at most 20 %.',
      ),
    )
    .toBeVisible();
});

test('FIG-1 a rule tells all that it comes from, each with its text; a convention is Verdial’s', async () => {
  const screen = await shown(
    <OriginWords
      origins={[
        { mark: 'N', source: 'ioc-t20-doc15', part: null },
        { mark: 'N', source: 'ec-796-2002-5.3', part: 'limit-defect' },
        { mark: 'P', source: 'product', part: 'reading' },
      ]}
    />,
  );
  for (const words of [
    'Read in the standard, COI/T.20/Doc. 15',
    'The limit of 20 % for the defect: Read in the standard, Regulation (EC) No 796/2002 (repealed), Annex XII, point 5.3',
    'Type of quartile (type 7 or type 2): Verdial’s convention: no published text was at hand',
  ])
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});

test.each([
  ['defect.pn.within', 'predominant defect, precision number, within the limit'],
  [
    'fruity.dnReference.insufficient',
    'fruity (green, ripe), deviation number from references, not enough data',
  ],
  ['not-reliable S-1 2', 'not reliable: S-1 2'],
  ['action', 'action needed'],
  ['EU', 'EU'],
])('FIG-1 the code %s is told in words', (code, words) => {
  expect(tell.word(code).toLowerCase()).toBe(words.toLowerCase());
});
