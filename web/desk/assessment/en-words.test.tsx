import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { assessmentOf } from '../../../domain/testing/assessments.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { messages as fr } from '../../locales/fr/desk.po';
import { EnWords } from './en-words.tsx';
import type { FiguredHalf } from './figured-half.ts';

const half = (number: number, change: Partial<Assessment> = {}): FiguredHalf => ({
  number,
  sheets: [],
  figures: assessmentOf(change),
  settings: defaultPanelSettings(),
});
const judged = { enDefect: 0, enFruity: 0, categoryMatch: true, defectMatch: true };

test('LOC-1 in French a space that does not break stands before the colon of a line of En', async () => {
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'fr', messages: { fr } })}>
      <EnWords halves={[half(1), half(2)]} judged={judged} />
    </I18nProvider>,
  );
  await expect.element(page.getByText(/^Défaut\u00a0: /)).toBeVisible();
});

test('NUM-4 the terms of an En have three decimals, its medians two', async () => {
  const judged = { enDefect: 0, enFruity: 0, categoryMatch: true, defectMatch: true };
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <EnWords halves={[half(1), half(2)]} judged={judged} />
    </I18nProvider>,
  );
  const line = page.getByText(/^Fruity: /);
  await expect.element(line).toBeVisible();
  const numbers = line.element().textContent.match(/\d\.\d+/g);
  // Both medians, both uncertainties, the quotient of the two, En and its limit.
  expect(numbers).toEqual(['3.40', '3.40', '0.294', '0.294', '0.000', '0.416', '0.00', '1.00']);
});

const none = { class: 'NOCLASIFICATED', predominantDefect: null } as const;

test.each([
  [{}, {}, 'Same category: yes. Same predominant defect: yes.'],
  [none, none, 'Same category: neither has one. Same predominant defect: neither has one.'],
  [none, {}, 'Same category: no. Same predominant defect: no.'],
  [{ class: 'LOO' }, {}, 'Same category: no. Same predominant defect: yes.'],
] as const)('ASM-32 of two halves %j and %j it is said: %s', async (first, second, words) => {
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <EnWords halves={[half(1, first), half(2, second)]} judged={judged} />
    </I18nProvider>,
  );
  await expect.element(page.getByText(words)).toBeVisible();
});
