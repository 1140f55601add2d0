import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Repeat } from '../../../domain/sessions/decide-repeat.ts';
import { RepeatWords } from './repeat-words.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const say = (repeat: Repeat) =>
  render(
    <I18nProvider i18n={i18n}>
      <RepeatWords repeat={repeat} />
    </I18nProvider>,
  );

test('PLN-47 the dialog says of which pair the sample becomes replicate 2, or that it begins a new one', async () => {
  const half = {
    session: 3,
    date: '2026-11-20',
    replicate: 1,
    report: null,
    codes: [],
    training: false,
  } as const;
  await say({ kind: 'may', replicate: 2, half });
  await expect.element(page.getByText(/replicate 2 of the pair from session 3,/)).toBeVisible();
  await say({ kind: 'may', replicate: 1, half: null });
  await expect.element(page.getByText(/first of a new pair/)).toBeVisible();
});

test('PLN-47 the dialog says why the sample is not put on a plan', async () => {
  await say({ kind: 'may-not', why: 'on-plan' });
  await expect.element(page.getByText(/already on this plan/)).toBeVisible();
  await say({ kind: 'may-not', why: 'training' });
  await expect.element(page.getByText(/Training cannot form a pair/)).toBeVisible();
  await say({ kind: 'may-not', why: 'counter' });
  await expect.element(page.getByText(/A counter-assessment cannot form a pair/)).toBeVisible();
});
