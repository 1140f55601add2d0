import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { Form } from '../form/form.tsx';
import { ComboBox } from './combo-box.tsx';

const OPTIONS = [
  { id: 's1', label: 'S-26-0421' },
  { id: 's2', label: 'S-26-0420' },
  { id: 'r1', label: 'RM-26-03' },
];

function Sample(props: { readonly onValue: (id: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ComboBox
      emptyText="None of that code"
      label="Sample"
      onChange={(id) => {
        setValue(id);
        props.onValue(id);
      }}
      options={OPTIONS}
      value={value}
    />
  );
}

test('typing narrows the list, arrows and Enter choose', async () => {
  const onValue = vi.fn();
  const screen = await render(<Sample onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard('RM');
  await expect.element(screen.getByRole('option')).toHaveTextContent('RM-26-03');
  const box = screen.getByRole('combobox', { name: 'Sample' });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(box).toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveValue('RM-26-03');
  expect(onValue).toHaveBeenLastCalledWith('r1');
});

test('what no option matches is said', async () => {
  const screen = await render(<Sample onValue={() => {}} />);
  await userEvent.tab();
  await userEvent.keyboard('xyz');
  await expect.element(screen.getByText('None of that code')).toBeVisible();
});

function Zone(props: {
  readonly onValue: (id: string | null) => void;
  readonly onSubmit: () => void;
}) {
  const [value, setValue] = useState<string | null>('s1');
  return (
    <Form
      label="Zone"
      onSubmit={props.onSubmit}
      actions={
        <>
          <p>{`kept: ${value}`}</p>
          <button type="submit">Save</button>
        </>
      }
    >
      <ComboBox
        emptyText="None of that code"
        unknownText="No sample has this code"
        label="Sample"
        onChange={(id) => {
          setValue(id);
          props.onValue(id);
        }}
        options={OPTIONS}
        value={value}
      />
    </Form>
  );
}

test('FRM-12 FRM-35 a text that no option has is said at the field, stays as it was typed, and is neither given nor sent', async () => {
  const onValue = vi.fn();
  const onSubmit = vi.fn();
  const screen = await render(<Zone onValue={onValue} onSubmit={onSubmit} />);
  const box = screen.getByRole('combobox', { name: 'Sample' });
  await userEvent.tab();
  await box.fill('S-26-04');
  await userEvent.tab();
  expect(box.element()).toHaveValue('S-26-04');
  await expect.element(screen.getByText('No sample has this code')).toBeVisible();
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(box).toHaveFocus();
  expect(box.element()).toHaveValue('S-26-04');
  expect(onValue).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();

  await box.fill('rm-26-03');
  await userEvent.tab();
  await expect.element(box).toHaveValue('RM-26-03');
  expect(onValue).toHaveBeenLastCalledWith('r1');
  expect(screen.getByText('No sample has this code').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});
