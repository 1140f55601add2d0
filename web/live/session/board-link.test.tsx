import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BoardLink } from './board-link.tsx';

test.each([
  ['draft', []],
  ['shown', ['Live board']],
  ['hidden', ['Board']],
  ['closed', ['Board']],
  ['validated', ['Board']],
] as const)(
  'BRD-16 the board of a session that is %s is called by what it is, or not offered',
  async (state, names) => {
    const screen = await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <BoardLink session={52} state={state} />
      </I18nProvider>,
    );
    const links = screen.getByRole('link').elements();
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
  },
);
