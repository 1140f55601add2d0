import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InLocale } from '../testing/in-locale.tsx';
import { NumberField } from './number-field.tsx';

function Temperature(props: {
  readonly locale: string;
  readonly onValue: (value: number | null) => void;
}) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <InLocale locale={props.locale}>
      <NumberField
        decimals={1}
        label="Temperature"
        notNumberMessage="Invalid number format"
        onChange={(next) => {
          setValue(next);
          props.onValue(next);
        }}
        value={value}
      />
    </InLocale>
  );
}

test.each([
  ['en-GB', '28,1', '28.1'],
  ['es-ES', '28.1', '28,1'],
])('GEN-NUM in %s %s is taken and written as %s on leaving', async (locale, typed, written) => {
  const onValue = vi.fn();
  const screen = await render(<Temperature locale={locale} onValue={onValue} />);
  const field = screen.getByRole('textbox', { name: 'Temperature' });
  await field.fill(typed);
  await expect.poll(() => onValue.mock.lastCall).toEqual([28.1]);
  await expect.element(field).toHaveValue(typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(written);
});

test('GEN-NUM a word stays, is said to be no number, and has no value', async () => {
  const onValue = vi.fn();
  const screen = await render(<Temperature locale="en-GB" onValue={onValue} />);
  const field = screen.getByRole('textbox', { name: 'Temperature' });
  await field.fill('warm');
  await userEvent.tab();
  await expect.element(field).toHaveValue('warm');
  await expect.element(field).toHaveAccessibleDescription('Invalid number format');
  await expect.poll(() => onValue.mock.lastCall).toEqual([null]);
});

test('arrow keys step', async () => {
  const onValue = vi.fn();
  const screen = await render(<Temperature locale="en-GB" onValue={onValue} />);
  await screen.getByRole('textbox').fill('28');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect.poll(() => onValue.mock.lastCall).toEqual([29]);
});
