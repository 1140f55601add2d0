import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { mm } from '../../../domain/testing/mm.ts';
import { TrainingAnswerRow } from './training-answer-row.tsx';

test('TRN-24 the keyboard comes to a row of an answer, which reads how far the mark was', async () => {
  const line = {
    attribute: 'bitter',
    mark: mm(31),
    range: { low: 20, high: 28 },
    median: null,
    told: { of: 'range', by: 3 },
  } as const;
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ul>
        <TrainingAnswerRow line={line} kinds={{ own: null, target: null }} />
      </ul>
    </I18nProvider>,
  );
  const row = page.getByRole('listitem');
  await expect.element(row.getByText('Bitter')).toBeVisible();
  await expect.element(row.getByText('3 mm stronger than the range')).toBeVisible();
  await userEvent.tab();
  await expect.element(row).toHaveFocus();
});
