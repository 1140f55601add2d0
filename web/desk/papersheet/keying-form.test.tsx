import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { KeyingForm } from './keying-form.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  ['abc', 'Type the number: digits only.'],
  ['1.5', 'Type the number: digits only.'],
  ['', 'This field is required'],
])(
  'KEY-2 that “%s” is no number of a heating device is said when its field is left',
  async (typed, told) => {
    await render(
      <I18nProvider i18n={i18n}>
        <KeyingForm
          label="Key in the paper"
          unit="cm"
          definition={IOC_VO}
          submit="On"
          onBegun={() => {}}
          onKeyed={() => {}}
        />
      </I18nProvider>,
    );
    const field = page.getByRole('textbox', { name: /^Heating device number/ });
    await field.fill('6');
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription(told);
  },
);
