import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PairCaption } from './assessment-screen.tsx';

test('ASM-22 of a pair over two sessions each number says what it is: a session, and below which code or codes its half was tasted', async () => {
  const first = { row: { session: 56, date: '2026-11-26', codes: ['904'] } };
  const second = { row: { session: 57, date: '2026-12-01', codes: ['347', '525'] } };
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PairCaption pair={{ first, second }} />
    </I18nProvider>,
  );
  expect(screen.container.textContent).toMatch(
    /^A pair over two sessions: session 56, \S+, code 904 · session 57, \S+, codes 347, 525$/,
  );
});
