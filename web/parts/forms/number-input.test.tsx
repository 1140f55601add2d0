import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { NumberRule } from '../../../domain/fields/number-rule.ts';
import { NumberInput } from './number-input.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const RANGE: NumberRule = { low: 0.01, high: 10, decimals: 2 };
const DEGREES: NumberRule = { low: 0, high: 60, decimals: 1 };
const MINUTES: NumberRule = { low: 0, high: 240, decimals: 0 };
const MILLILITRES: NumberRule = { low: 0, high: 1_000_000, decimals: 1 };

test.each([
  ['0.005', RANGE, 'Decimal field not valid: at most 2 decimals'],
  ['20.55', DEGREES, 'Decimal field not valid: at most 1 decimal'],
  ['abc', RANGE, 'Decimal field not valid'],
  ['11', RANGE, 'Value out of range: 0.01 to 10.00'],
  ['61', DEGREES, 'Value out of range: 0.0 to 60.0'],
  ['1.000', RANGE, 'Decimal field not valid: at most 2 decimals'],
  ['1.000', MILLILITRES, '1,000 or 1? No thousands separator'],
  ['1,250', MILLILITRES, '1,250 or 1.25? No thousands separator'],
  ['250,55', MILLILITRES, 'Decimal field not valid: at most 1 decimal'],
  ['241', MINUTES, 'Value out of range: 0 to 240'],
])('FRM-12 of %s it is said why it is not taken', async (typed, rule, words) => {
  await render(
    <I18nProvider i18n={i18n}>
      <NumberInput label="Number" rule={rule} value={1} onChange={() => {}} />
    </I18nProvider>,
  );
  const field = page.getByRole('textbox', { name: 'Number' });
  await field.fill(typed);
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription(words);
});
