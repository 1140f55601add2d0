import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OtherDeviceNote } from './other-device-note.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  [true, 1, 1, 1],
  // The page is closed there, or there is no network: no warning.
  [true, 0, 0, 0],
  // The device that took the sheet over last shows the warning too, without a button.
  [false, 1, 1, 0],
  [false, 0, 0, 0],
])(
  'BTH-10 BTH-56 taken up elsewhere: %s, open on %i other devices: %i warning, %i way to take it up',
  async (isTakenElsewhere, beside, warnings, ways) => {
    await render(
      <I18nProvider i18n={i18n}>
        <OtherDeviceNote isTakenElsewhere={isTakenElsewhere} beside={beside} onTakeUp={() => {}} />
      </I18nProvider>,
    );
    expect(page.getByRole('status').elements()).toHaveLength(warnings);
    expect(page.getByRole('button', { name: 'Continue here' }).elements()).toHaveLength(ways);
  },
);
