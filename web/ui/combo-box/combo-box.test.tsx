import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
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
