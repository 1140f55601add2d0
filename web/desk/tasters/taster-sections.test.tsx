import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newTaster } from './taster-form-fields.ts';
import { TasterSections } from './taster-sections.tsx';
import { useTasterLabels } from './use-taster-labels.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const form = { wordsOf: () => undefined, left: () => {}, check: () => true };

function Sections(props: { readonly username: string | null; readonly inviteHref: string | null }) {
  const record = { fields: newTaster(), set: () => {}, form };
  return <TasterSections {...props} record={record} labels={useTasterLabels()} />;
}

test('ACC-9, REG-9 REG-16 the record of a taster leads whom that is for to where an account is opened, as long as there is none', async () => {
  const shown = (username: string | null, inviteHref: string | null) => (
    <I18nProvider i18n={i18n}>
      <Sections username={username} inviteHref={inviteHref} />
    </I18nProvider>
  );
  const way = page.getByRole('link', { name: 'Create an account' });
  const screen = await render(shown(null, '/intra/panels?taster=t1'));
  await expect.element(way).toHaveAttribute('href', '/intra/panels?taster=t1');
  await screen.rerender(shown('ana', '/intra/panels?taster=t1'));
  await expect.element(page.getByText(/Signs in as ana/)).toBeVisible();
  expect(way.elements()).toEqual([]);
  await screen.rerender(shown(null, null));
  await expect.element(page.getByText(/No account yet/)).toBeVisible();
  expect(way.elements()).toEqual([]);
});
