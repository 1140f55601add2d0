import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { required } from '../../../domain/fields/field-rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { CheckedForm } from './checked-form.tsx';
import { useFormCheck } from './use-form-check.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function Material() {
  const [code, setCode] = useState('');
  const [scope, setScope] = useState('');
  const [isReference, setReference] = useState(false);
  const form = useFormCheck({
    code: required(code),
    scope: isReference ? required(scope) : null,
  });
  const bind = (field: 'code' | 'scope') => ({
    onBlur: () => form.left(field),
    errorMessage: form.wordsOf(field),
  });
  return (
    <CheckedForm label="Sample" onSubmit={() => form.check()}>
      <TextField label="Code" value={code} onChange={setCode} {...bind('code')} />
      <Checkbox isSelected={isReference} onChange={setReference}>
        Reference
      </Checkbox>
      {isReference && (
        <TextField label="Scope" value={scope} onChange={setScope} {...bind('scope')} />
      )}
      <Button type="submit">Save</Button>
    </CheckedForm>
  );
}

test('FRM-21 a field that came after the form was sent is wrong when it was left or the form is sent again, and not before', async () => {
  await render(
    <I18nProvider i18n={i18n}>
      <Material />
    </I18nProvider>,
  );
  const field = (name: string) => page.getByRole('textbox', { name });
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  await save();
  await expect.element(field('Code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByText('Reference').click();
  await expect.element(field('Scope')).toBeVisible();
  await expect.element(field('Scope')).not.toHaveAttribute('aria-invalid', 'true');
  await save();
  await expect.element(field('Scope')).toHaveAttribute('aria-invalid', 'true');
  await field('Code').fill('S-1');
  await expect.element(field('Code')).not.toHaveAttribute('aria-invalid', 'true');
  await field('Code').fill('');
  await userEvent.tab();
  await expect.element(field('Code')).toHaveAttribute('aria-invalid', 'true');
});
