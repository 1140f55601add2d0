import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Invitation } from '../../../domain/account/account-row.ts';
import { InvitationNote } from './accounts-section.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const shown = (invitation: Invitation) =>
  render(
    <I18nProvider i18n={i18n}>
      <InvitationNote name="Bruno" invitation={invitation} />
    </I18nProvider>,
  );
const TRIED = /email could not be sent/;

test.each([
  ['no-address', /^No email address is known/],
  ['no-mail', /This installation sends no email/],
  ['not-sent', TRIED],
] as const)(
  'ACC-86 a link to hand over says why it is handed over (%s), and is copied',
  async (why, words) => {
    await shown({ way: 'hand', why, path: '/reset?token=a1' });
    await expect.element(page.getByText(words)).toBeVisible();
    if (why !== 'not-sent') expect(page.getByText(TRIED).elements()).toEqual([]);
    await expect.element(page.getByText(/\/reset\?token=a1$/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  },
);
