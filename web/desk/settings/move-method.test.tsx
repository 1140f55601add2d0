import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { FOUNDING_REASON } from '../../../domain/settings/founding-reason.ts';
import { panelSettingsSchema } from '../../../domain/settings/panel-settings.ts';
import type { SettingsBook } from '../../../domain/settings/settings-book-schema.ts';
import { stubFetch } from '../../parts/http/testing/stub-fetch.ts';
import { DeskStats } from '../../parts/stats/desk-stats.tsx';
import { SettingsForm } from './settings-form.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const by = { by: 'user-1', name: 'Elena Marín', at: '2026-11-20T09:00:00.000Z' };

/**
 * Renders the settings of a panel under the second version of the method and one of its schemes.
 */
async function show(scheme: 'EU' | 'IOC') {
  stubFetch(() => Response.json({ code: 'not-found' }, { status: 404 }));
  await page.viewport(1440, 900);
  const book: SettingsBook = {
    heads: '',
    settings: panelSettingsSchema.parse({ method: 'verdial-method-2', scheme }),
    automerge: '',
    entries: [{ ...by, id: 'one', reason: FOUNDING_REASON, changes: {} }],
  };
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <DeskStats>
          <SettingsForm book={book}>{null}</SettingsForm>
        </DeskStats>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

async function moveTo(version: string) {
  await page.getByRole('button', { name: /Version of the method/ }).click();
  await page.getByRole('option', { name: version }).click();
}

const ordinary = () => page.getByRole('switch', { name: /^Ordinary virgin/ });

test('SET-8 a panel under the IOC that goes to version 3 is asked about ordinary virgin, on beforehand, and may turn it off', async () => {
  await show('IOC');
  await expect.element(ordinary()).not.toBeChecked();
  await moveTo('Version 3');
  await expect.element(ordinary()).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Save 2' })).toBeEnabled();
  await ordinary().click({ force: true });
  await expect.element(ordinary()).not.toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Save 2' })).toBeEnabled();
  await moveTo('Version 2');
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('SET-8 a panel under EU limits is not asked', async () => {
  await show('EU');
  await moveTo('Version 3');
  await expect.element(page.getByRole('button', { name: 'Save 1' })).toBeEnabled();
  await expect.element(ordinary()).not.toBeChecked();
});
