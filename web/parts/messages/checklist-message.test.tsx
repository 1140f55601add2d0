import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { conductWarnings } from '../../../domain/sessions/conduct-warnings.ts';
import { planOf, tasterId } from '../../../domain/testing/plans.ts';
import { checklistMessage } from './checklist-message.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const names = { taster: (id: string) => id.slice(-1), sample: (id: string) => id };

test('SES-6, STS-5 of how long tasters were away nothing is said that nobody knows: of nobody, nor of those who are new', () => {
  const said = (tasters: number, inactive: readonly number[]) =>
    conductWarnings(planOf(3, tasters), {
      sessionsThatDay: 1,
      inactive: inactive.map(tasterId),
      left: new Map(),
    })
      .filter(({ code }) => code === 'tasters-active')
      .map((item) => [item.met, i18n._(checklistMessage(item, names))]);
  expect(said(0, [])).toEqual([[false, 'Last tastings are not known yet']]);
  expect(said(3, [])).toEqual([[true, 'No taster was away for long']]);
  expect(said(3, [2])).toEqual([[false, 'No session for months: 2']]);
});
