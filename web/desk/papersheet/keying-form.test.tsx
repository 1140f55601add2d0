import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { KeyingForm } from './keying-form.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each(['abc', '1.5'])(
  'KEY-2 that %s is no number of a heating device is said when its field is left',
  async (typed) => {
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
    const field = page.getByRole('textbox', { name: 'Heating device number' });
    await field.fill(typed);
    await userEvent.tab();
    await expect.element(field).toHaveAccessibleDescription('Type the number: digits only.');
  },
);
