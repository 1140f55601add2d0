import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SetupInput } from '../../../domain/account/setup-input.ts';
import { deviceZone } from '../../i18n/device-zone.ts';
import { FoundForm } from './found-form.tsx';

const PASSWORD = 'Oil-panel7!';
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('ZON-2 whoever founds a panel sends the time zone of the device', async () => {
  const sent: SetupInput[] = [];
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <FoundForm pending={false} onSend={(input) => sent.push(input)} />
    </I18nProvider>,
  );
  const fields = screen.container.querySelectorAll('input');
  const words = ['South', 'Aroha', 'aroha', 'aroha@example.org', PASSWORD, PASSWORD];
  expect(fields).toHaveLength(words.length);
  for (const [at, word] of words.entries()) {
    const field = fields[at];
    if (field !== undefined && word !== '') await userEvent.fill(field, word);
  }
  await userEvent.click(screen.container.querySelector('button[type=submit]') ?? document.body);
  expect(sent).toMatchObject([
    { way: 'found', panel: 'South', username: 'aroha', timeZone: deviceZone() },
  ]);
  expect(sent[0]?.timeZone).toMatch(/^[A-Z][A-Za-z_]+/);
});
