import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { InstantWords } from './instant-words.tsx';

test.each([70, 90, 110, 130])(
  'ZON-1 in a cell of %i px the day and the time of an instant are each on one line',
  async (width) => {
    const screen = await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <p style={{ width }}>
          <InstantWords at="2026-11-26T17:21:00Z" />
        </p>
      </I18nProvider>,
    );
    await document.fonts.ready;
    const parts = [...screen.container.querySelectorAll('span')];
    expect(parts.map((part) => part.getClientRects().length)).toEqual([1, 1]);
    expect(parts.map(({ textContent }) => textContent).join(' ')).toMatch(
      /^11\/26\/2026 \d\d:\d\d\u00a0[AP]M$/,
    );
  },
);
