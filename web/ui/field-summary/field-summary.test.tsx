import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField } from '../date-field/date-field.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FieldSummary } from './field-summary.tsx';

const nothing = () => {};

test('GEN-FORM a summary takes the focus and each of its lines goes to its field', async () => {
  const screen = await render(
    <>
      <FieldSummary
        problems={[
          { fieldId: 'code', text: 'Code: required' },
          { fieldId: 'limits', text: 'Limits: required' },
          { fieldId: 'received', text: 'Received: required' },
        ]}
        title="Check the form: 3 fields need attention"
      />
      <TextField id="code" label="Code" onChange={nothing} value="" />
      <Select
        id="limits"
        label="Limits"
        onChange={nothing}
        options={[{ id: 'EU', label: 'EU' }]}
        value={null}
      />
      <DateField id="received" label="Received" onChange={nothing} value={null} />
    </>,
  );
  const summary = screen.getByRole('region', { name: 'Check the form: 3 fields need attention' });
  await expect.element(summary).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  await screen.getByRole('link', { name: 'Limits: required' }).click();
  await expect.element(screen.getByRole('button', { name: /Limits/ })).toHaveFocus();
  await screen.getByRole('link', { name: 'Received: required' }).click();
  await expect.element(screen.getByRole('spinbutton').first()).toHaveFocus();
});
