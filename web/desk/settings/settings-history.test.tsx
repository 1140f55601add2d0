import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FOUNDING_REASON } from '../../../domain/settings/founding-reason.ts';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { SettingsBook } from '../../../domain/settings/settings-book-schema.ts';
import { messages as es } from '../../../locales/es/desk.po';
import { SettingsHistory } from './settings-history.tsx';

const by = { by: 'user-1', name: 'Elena Marín', at: '2026-11-20T09:00:00.000Z' };
const book: SettingsBook = {
  heads: '',
  settings: defaultPanelSettings(),
  automerge: '',
  entries: [
    { ...by, id: 'one', reason: FOUNDING_REASON, changes: {} },
    { ...by, id: 'two', reason: 'As agreed', changes: { enMaxDefect: 1.2 } },
  ],
};

test('SET-3 LOC-1 the beginning of the settings is told in the language of the page, a person’s reason as it was written', async () => {
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'es', messages: { es } })}>
      <SettingsHistory book={book} />
    </I18nProvider>,
  );
  await expect.element(page.getByText('Se creó el panel')).toBeVisible();
  await expect.element(page.getByText('As agreed')).toBeVisible();
});

test('SET-3 SET-6 a change of the settings says what it was and what it became, of each change in its turn', async () => {
  const changed = { ...book, entries: [...book.entries] };
  changed.entries.push({ ...by, id: 'three', reason: 'Back', changes: { enMaxDefect: 0.9 } });
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SettingsHistory book={changed} />
    </I18nProvider>,
  );
  await expect.element(page.getByText(/: 1\.00? → 1\.20?$/)).toBeVisible();
  await expect.element(page.getByText(/: 1\.20? → 0\.90?$/)).toBeVisible();
});
