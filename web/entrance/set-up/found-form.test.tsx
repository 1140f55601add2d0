import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SetupInput } from '../../../domain/account/setup-input.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { deviceZone } from '../../i18n/device-zone.ts';
import { FoundForm } from './found-form.tsx';

const PASSWORD = 'Oil-panel7!';
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('FRM-9, ZON-2 whoever founds a panel sends the time zone of the device', async () => {
  const sent: SetupInput[] = [];
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <FoundForm pending={false} refusal={null} onSend={(input) => sent.push(input)} />
    </I18nProvider>,
  );
  const fields = screen.container.querySelectorAll('input');
  const address = 'aroha@example.org';
  const words = ['South', 'Aroha', 'aroha', address, 'aroha@example.or', PASSWORD, PASSWORD];
  expect(fields).toHaveLength(words.length);
  for (const [at, word] of words.entries()) {
    const field = fields[at];
    if (field !== undefined && word !== '') await userEvent.fill(field, word);
  }
  const send = () =>
    userEvent.click(screen.container.querySelector('button[type=submit]') ?? document.body);
  await send();
  // Anyone with access to the mailbox controls the account, so the address is typed twice (FRM-9).
  expect(sent).toEqual([]);
  const again = screen.getByRole('textbox', { name: 'Repeat the email' });
  await expect.element(again).toHaveAccessibleDescription('Email does not match');
  await again.fill(address);
  await send();
  expect(sent).toMatchObject([
    { way: 'found', panel: 'South', username: 'aroha', timeZone: deviceZone() },
  ]);
  expect(sent[0]?.timeZone).toMatch(/^[A-Z][A-Za-z_]+/);
});

test('FRM-22 FRM-43 a password that the server refuses is told at its field, which has the focus and is in sight', async () => {
  const form = (refusal: Refusal | null) => (
    <I18nProvider i18n={i18n}>
      <div style={{ height: 900 }} />
      <FoundForm pending={false} refusal={refusal} onSend={() => {}} />
      <div style={{ height: 900 }} />
    </I18nProvider>
  );
  const screen = await render(form(null));
  const field = screen.container.querySelector<HTMLInputElement>('input#password');
  if (field === null) throw new Error('no field of the password');
  await userEvent.fill(field, PASSWORD);
  window.scrollTo({ top: 0 });
  await screen.rerender(form(refuse('password-own-word', { word: 'olive' })));
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/Too close to .*olive/);
  expect(screen.getByRole('alert').elements()).toEqual([]);
  const { top, bottom } = field.getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(window.innerHeight);
  await userEvent.keyboard('8');
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('FRM-22 what is refused of the form as a whole is brought into sight', async () => {
  const form = (refusal: Refusal | null) => (
    <I18nProvider i18n={i18n}>
      <FoundForm pending={false} refusal={refusal} onSend={() => {}} />
      <div style={{ height: 1800 }} />
    </I18nProvider>
  );
  const screen = await render(form(null));
  window.scrollTo({ top: 1200 });
  await screen.rerender(form(refuse('unreachable')));
  const note = screen.getByRole('alert');
  await expect.element(note).toBeVisible();
  await expect.poll(() => note.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});
