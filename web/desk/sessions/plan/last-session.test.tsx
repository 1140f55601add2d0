import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LastSession } from './plan-taster-row.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  [undefined, false, '…'],
  [undefined, true, '…'],
  [null, false, 'No session yet'],
  [null, true, 'No session yet'],
  ['2026-11-20', false, '11/20/2026'],
  ['2026-03-20', true, 'None since 3/20/2026'],
] as const)(
  'BRD-10 of the last session of a taster nothing is said before it is known: %s, inactive %s, is %s',
  async (of, isInactive, words) => {
    const screen = await render(
      <I18nProvider i18n={i18n}>
        <LastSession of={of} isInactive={isInactive} />
      </I18nProvider>,
    );
    expect(screen.container.textContent).toBe(words);
  },
);
