import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme/theme.ts';
import { CodeField } from '../parts/second-factor/code-field.tsx';
import { PasskeyForm } from '../parts/second-factor/passkey-form.tsx';
import { PasswordChange } from './password-change.tsx';
import { SignatureForm } from './signature-form.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

async function show(part: ReactNode) {
  await page.viewport(1440, 900);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <div style={{ width: '960px' }}>{part}</div>
      </I18nProvider>
    </QueryClientProvider>,
  );
}
const widthOf = (label: string | RegExp) => {
  const field = page.getByLabelText(label, { exact: true }).element();
  return (field.parentElement ?? field).getBoundingClientRect().width;
};

test('ACC-60 the field of a code is no wider than a code, and that of a passkey than its name', async () => {
  await show(<CodeField value="" onChange={() => {}} errorMessage={undefined} />);
  expect(widthOf('Code of the app')).toBeLessThanOrEqual(160);
  await show(<PasskeyForm onCancel={() => {}} onDone={() => {}} />);
  expect(widthOf(/^Name of the passkey/)).toBeLessThanOrEqual(320);
});

test('ACC-4 the fields of a password are no wider than what they hold', async () => {
  await show(<PasswordChange />);
  expect(widthOf('Current password')).toBeLessThanOrEqual(320);
});

test('ACC-10 the signature has one heading', async () => {
  await show(<SignatureForm stored={null} />);
  const headings = page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['My signature']);
});
