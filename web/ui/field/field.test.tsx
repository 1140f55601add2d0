import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateField } from '../date-field/date-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

const nothing = () => {};
const unread = () => ({ value: null });
const ERROR = 'The field is required';
const OPTIONS = [
  { id: 'eu', label: 'EU limits' },
  { id: 'ioc', label: 'IOC limits' },
];

test('an error makes the field invalid and is its description', async () => {
  const about = { description: 'Help', errorMessage: ERROR };
  const screen = await render(
    <>
      <TextField {...about} label="Code" onChange={nothing} value="" />
      <TextArea {...about} label="Remark" onChange={nothing} value="" />
      <NumberField {...about} label="Quantity" onChange={nothing} read={unread} value={null} />
    </>,
  );
  for (const name of ['Code', 'Remark', 'Quantity']) {
    const field = screen.getByRole('textbox', { name });
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(ERROR);
  }
});

test('an error of a group, a date and a choice is spoken with them', async () => {
  const screen = await render(
    <>
      <DateField errorMessage={ERROR} label="Received" onChange={nothing} value={null} />
      <Select
        errorMessage={ERROR}
        label="Limits"
        onChange={nothing}
        options={OPTIONS}
        value={null}
      />
      <RadioGroup
        errorMessage={ERROR}
        label="Assessment"
        onChange={nothing}
        options={OPTIONS}
        value={null}
      />
    </>,
  );
  const group = screen.getByRole('group', { name: 'Received' });
  await expect.element(group).toHaveAccessibleDescription(expect.stringContaining(ERROR));
  const choice = screen.getByRole('button', { name: /Limits/ });
  await expect.element(choice).toHaveAccessibleDescription(expect.stringContaining(ERROR));
  const radios = screen.getByRole('radiogroup', { name: 'Assessment' });
  await expect.element(radios).toHaveAccessibleDescription(ERROR);
  await expect.element(radios).toHaveAttribute('aria-invalid', 'true');
});

test('a required field says so in words and to assistive technology', async () => {
  const screen = await render(
    <TextField isRequired label="Code" onChange={nothing} requiredText="required" value="" />,
  );
  await expect.element(screen.getByRole('textbox', { name: /Code required/ })).toBeRequired();
});
