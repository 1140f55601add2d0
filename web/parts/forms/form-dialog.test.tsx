import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { reasonProblem } from '../../../domain/fields/reason.ts';
import { FormDialog } from './form-dialog.tsx';
import { NumberInput } from './number-input.tsx';
import { ReasonField } from './reason-field.tsx';
import { useFormCheck } from './use-form-check.ts';

function Correction() {
  const form = useFormCheck({ reason: reasonProblem('') });
  return (
    <FormDialog
      title="Correct"
      sending={{ pending: false, refusal: null }}
      submit={{ label: 'Save', pending: 'Saving' }}
      onSubmit={() => {}}
      onUnread={form.check}
      onClose={() => {}}
    >
      <NumberInput
        label="Remaining now"
        rule={{ low: 0, high: 100, decimals: 0 }}
        value={null}
        onChange={() => {}}
      />
      <ReasonField value="" onChange={() => {}} errorMessage={form.wordsOf('reason')} />
    </FormDialog>
  );
}

test('FRM-15 beside a number that cannot be read a dialog names its empty required fields in the same try', async () => {
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Correction />
    </I18nProvider>,
  );
  await page.getByRole('textbox', { name: 'Remaining now' }).fill('6x');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Check the form: 2 fields need attention' }))
    .toBeVisible();
});
