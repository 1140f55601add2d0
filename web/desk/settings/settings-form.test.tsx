import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { FOUNDING_REASON } from '../../../domain/settings/founding-reason.ts';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { SettingsBook } from '../../../domain/settings/settings-book-schema.ts';
import { stubFetch } from '../../parts/http/testing/stub-fetch.ts';
import { DeskStats } from '../../parts/stats/desk-stats.tsx';
import { SettingsForm } from './settings-form.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const by = { by: 'user-1', name: 'Elena Marín', at: '2026-11-20T09:00:00.000Z' };
const book: SettingsBook = {
  heads: '',
  settings: defaultPanelSettings(),
  automerge: '',
  entries: [{ ...by, id: 'one', reason: FOUNDING_REASON, changes: {} }],
};

/** Renders the page of the settings at a desk width; no preview can be computed here. */
async function show() {
  stubFetch(() => Response.json({ code: 'not-found' }, { status: 404 }));
  await page.viewport(1440, 900);
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
  await document.fonts.ready;
}

const limit = () => page.getByRole('textbox', { name: 'Limit of the indexes' });
const save = () => page.getByRole('button', { name: /^Save/ });
const place = (part: Element) => part.getBoundingClientRect();

test('SET-7 FRM-15 what is wrong with a setting stands at its field beside what is allowed, and Save, in sight, says that there is something', async () => {
  await show();
  await limit().fill('999');
  await userEvent.tab();
  const wrong = page.getByText(/^Value out of range/);
  await expect.element(wrong).toBeVisible();
  const [said, field] = [place(wrong.element()), place(limit().element())];
  expect(said.left - field.left).toBeLessThan(40);
  expect(said.left).toBeGreaterThanOrEqual(field.left - 12);
  expect(said.top).toBeGreaterThanOrEqual(field.bottom);
  expect(said.top - field.bottom).toBeLessThan(20);
  await expect.element(limit()).toHaveAccessibleDescription(/Allowed: 0\.01 to 100\.00/);
  await expect.element(save()).toBeDisabled();
  expect(place(save().element()).top).toBeGreaterThanOrEqual(0);
  await expect.element(page.getByText('1 field cannot be taken')).toBeVisible();
  await page.getByRole('link', { name: 'Go to it' }).click();
  await expect.element(limit()).toHaveFocus();
  await limit().fill('3');
  await expect.element(page.getByText('1 field cannot be taken')).not.toBeInTheDocument();
  await expect.element(save()).toBeEnabled();
});

test('SET-4 what would differ is told without moving a setting from its place', async () => {
  await show();
  const scheme = () => place(page.getByText('Samples classification').element()).top;
  const before = scheme();
  await limit().fill('3');
  await userEvent.tab();
  window.scrollTo(0, 0);
  await expect.element(page.getByText(/^Computing what would change/)).toBeVisible();
  await expect.poll(scheme).toBe(before);
  const told = place(page.getByText(/^Computing what would change/).element());
  expect(told.bottom).toBeLessThanOrEqual(900);
});

test('SET-7 the longest choice of a setting stands on one line', async () => {
  await show();
  const choice = page.getByRole('button', { name: /^Interpolated/ }).element();
  expect(place(choice).height).toBeLessThan(40);
});

test('SET-7 FRM-15 also where something else was changed the form names what cannot be taken', async () => {
  await show();
  await page.getByRole('textbox', { name: 'Maximum En, defect' }).fill('2');
  await expect.element(save()).toBeEnabled();
  await limit().fill('999');
  await userEvent.tab();
  const told = page.getByRole('region', { name: 'Check the form: 1 field needs attention' });
  await expect
    .element(told.getByRole('link', { name: /^Limit of the indexes: Value out of range/ }))
    .toBeVisible();
});

test('SET-7, SET-12 how a setting is known stands at each of them shortly, and once what a convention is', async () => {
  await show();
  const all = page.getByText(/no published text at hand/);
  expect(all.elements().length).toBe(1);
  const groups = document.querySelector('form section')?.getBoundingClientRect().top ?? 0;
  expect(place(all.element()).bottom).toBeLessThan(groups);
  const marks = [...document.querySelectorAll('[data-rule]')].map(({ textContent }) => textContent);
  expect(marks.length).toBeGreaterThan(20);
  expect(marks.every((mark) => mark !== '')).toBe(true);
  expect(marks).toContain('Verdial’s convention');
  expect(marks).toContain('Recalled from the standard, not re-read');
});
