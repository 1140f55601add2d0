import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { required } from '../../../domain/fields/field-rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { CheckedForm } from './checked-form.tsx';
import { NumberInput } from './number-input.tsx';
import { useFormCheck } from './use-form-check.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function Sample({
  onSend,
  tellsAtOnce,
}: {
  readonly onSend: () => void;
  readonly tellsAtOnce?: boolean;
}) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  const [mL, setML] = useState<number | null>(null);
  const form = useFormCheck({ name: required(name), kind: required(kind ?? '') });
  return (
    <CheckedForm
      label="Sample"
      tellsAtOnce={tellsAtOnce}
      onSubmit={() => {
        if (form.check()) onSend();
      }}
      onUnread={form.check}
      actions={<Button type="submit">Save</Button>}
    >
      <TextField
        label="Name"
        isRequired
        requiredText="required"
        value={name}
        onChange={setName}
        errorMessage={form.wordsOf('name')}
      />
      <NumberInput
        label="Quantity"
        rule={{ low: 0, high: 500, decimals: 0, isRequired: false }}
        value={mL}
        onChange={setML}
      />
      <RadioGroup
        label="Fruity"
        options={[{ id: 'green', label: 'Green' }]}
        value={kind}
        onChange={setKind}
        errorMessage={form.wordsOf('kind')}
      />
    </CheckedForm>
  );
}
const shown = (onSend: () => void, tellsAtOnce = false) =>
  render(
    <I18nProvider i18n={i18n}>
      <Sample onSend={onSend} tellsAtOnce={tellsAtOnce} />
    </I18nProvider>,
  );
const save = () => page.getByRole('button', { name: 'Save' }).click();

test('FRM-15 once it was sent, the form names on top every field that needs attention, follows what is mended, and is sent when nothing is wrong', async () => {
  let sent = 0;
  await shown(() => {
    sent += 1;
  });
  expect(page.getByRole('region').elements()).toEqual([]);
  await save();
  const top = page.getByRole('region', { name: 'Check the form: 2 fields need attention' });
  await expect.element(top).toHaveFocus();
  const said = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((line) => line.textContent);
  expect(said()).toEqual(['Name: This field is required', 'Fruity: This field is required']);

  await page.getByText('Fruity: This field is required').click();
  await expect.element(page.getByRole('radio', { name: 'Green' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect
    .element(page.getByRole('region', { name: 'Check the form: 1 field needs attention' }))
    .toBeVisible();
  expect(said()).toEqual(['Name: This field is required']);
  // Submitted again while invalid, the form moves the focus to its error summary again.
  await save();
  await expect
    .element(page.getByRole('region', { name: 'Check the form: 1 field needs attention' }))
    .toHaveFocus();
  expect(sent).toBe(0);
  await page.getByText('Name: This field is required').click();
  await userEvent.keyboard('S-26-0405');
  await expect.poll(() => page.getByRole('region').elements()).toEqual([]);
  await save();
  expect(sent).toBe(1);
});

test('FRM-15, FRM-12 so it does for a number that cannot be read, for which the form is not sent at all', async () => {
  let sent = 0;
  await shown(() => {
    sent += 1;
  });
  await page.getByRole('textbox', { name: /^Name/ }).fill('S-26-0405');
  await page.getByText('Green').click();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('650.5');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('region', { name: 'Check the form: 1 field needs attention' }))
    .toBeVisible();
  await page.getByRole('link', { name: /^Quantity: / }).click();
  await expect.element(page.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
  expect(sent).toBe(0);
});

test('FRM-15 FRM-41 a form that cannot be sent names on top what cannot be read as soon as its field says so, and leaves the focus where it is', async () => {
  const screen = await shown(() => {}, true);
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  expect(screen.getByText(/^Check the form/).elements()).toEqual([]);
  await userEvent.fill(quantity, 'abc');
  await userEvent.tab();
  await expect.element(screen.getByText('Check the form: 1 field needs attention')).toBeVisible();
  await expect.element(screen.getByText('Quantity: Invalid number format')).toBeVisible();
  expect(document.activeElement?.matches('input[type=radio]')).toBe(true);
  await userEvent.fill(quantity, '12');
  await userEvent.tab();
  await expect.element(screen.getByText(/^Check the form/)).not.toBeInTheDocument();
  // After a submission the summary takes the focus, as in every form.
  await userEvent.fill(quantity, 'abc');
  await save();
  await expect.element(screen.getByRole('region', { name: /^Check the form/ })).toHaveFocus();
});

test('FRM-15 beside a number that cannot be read the form names the empty required fields in the same try', async () => {
  await shown(() => undefined);
  await page.getByRole('textbox', { name: 'Quantity' }).fill('650.5');
  await save();
  await expect
    .element(page.getByRole('region', { name: 'Check the form: 3 fields need attention' }))
    .toBeVisible();
});
