import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from '../form/form.tsx';
import { InLocale } from '../testing/in-locale.tsx';
import { NumberField } from './number-field.tsx';
import type { ReadText } from './use-typed-number.ts';

/** Parser for 0 to 100, with a point or a comma. */
const read: ReadText = (text) => {
  if (text === '') return { value: null };
  const number = Number(text.replace(',', '.'));
  if (Number.isNaN(number)) return { problem: 'Invalid number format' };
  return number < 0 || number > 100 ? { problem: 'Value out of range' } : { value: number };
};

function Temperature(props: {
  readonly locale: string;
  readonly start?: number | undefined;
  readonly gives?: 'typing' | 'leaving';
  readonly isReadOnly?: boolean;
  readonly onValue: (value: number | null) => void;
}) {
  const [value, setValue] = useState<number | null>(props.start ?? null);
  return (
    <InLocale locale={props.locale}>
      <NumberField
        gives={props.gives}
        hasDecimals
        isReadOnly={props.isReadOnly}
        label="Temperature"
        onChange={(next) => {
          setValue(next);
          props.onValue(next);
        }}
        read={read}
        value={value}
      />
      <button
        onClick={() => setValue(28)}
        onMouseDown={(event) => event.preventDefault()}
        type="button"
      >
        Ana
      </button>
    </InLocale>
  );
}

const leave = () => userEvent.click(document.body);

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
  await leave();
  await expect.element(field).toHaveValue(written);
});

// React Aria's own field takes the point for the beginning of a number in Arabic digits.
test('FRM-11 in French the keys .5 are half', async () => {
  const onValue = vi.fn();
  const screen = await render(<Temperature locale="fr-FR" onValue={onValue} />);
  const field = screen.getByRole('textbox', { name: 'Temperature' });
  await userEvent.click(field);
  await userEvent.keyboard('.5');
  await expect.element(field).toHaveValue('.5');
  await expect.poll(() => onValue.mock.lastCall).toEqual([0.5]);
  await leave();
  await expect.element(field).toHaveValue('0,5');
});

test.each(['typing', 'leaving'] as const)(
  'FRM-12 what is no number stays, is said on leaving, and is given to nobody (%s)',
  async (gives) => {
    const onValue = vi.fn();
    const screen = await render(
      <Temperature gives={gives} locale="en-GB" onValue={onValue} start={22} />,
    );
    const field = screen.getByRole('textbox', { name: 'Temperature' });
    for (const [typed, problem] of [
      ['warm', 'Invalid number format'],
      ['2827', 'Value out of range'],
    ] as const) {
      await field.fill(typed);
      await leave();
      await expect.element(field).toHaveValue(typed);
      await expect.element(field).toHaveAccessibleDescription(problem);
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    }
    expect(onValue.mock.calls.flat()).not.toContain(null);
    expect(onValue.mock.calls.flat()).not.toContain(2827);
    if (gives === 'leaving') expect(onValue).not.toHaveBeenCalled();
  },
);

test('FRM-12 a form with such a field is not sent, and says so at the field at once', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <Form label="Sample" onSubmit={onSubmit}>
      <NumberField label="Median" onChange={() => {}} read={read} value={5} />
      <button type="submit">Save</button>
    </Form>,
  );
  const field = screen.getByRole('textbox', { name: 'Median' });
  await field.fill('1,,1');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription('Invalid number format');
  await expect.element(field).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await field.fill('1.1');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('FRM-12 FRM-36 a number that others write too is given whole; what another gave meanwhile is replaced, not lengthened', async () => {
  const onValue = vi.fn();
  const screen = await render(<Temperature gives="leaving" locale="en-GB" onValue={onValue} />);
  const field = screen.getByRole('textbox', { name: 'Temperature' });
  await field.click();
  // Ana enters 28 while the caret is in the field.
  await screen.getByRole('button', { name: 'Ana' }).click();
  await expect.element(field).toHaveValue('28');
  await userEvent.keyboard('27');
  await expect.element(field).toHaveValue('27');
  expect(onValue).not.toHaveBeenCalled();
  // Ana enters 28 again while something is typed: the typed text stays, and is valid once passed
  // on.
  await screen.getByRole('button', { name: 'Ana' }).click();
  await expect.element(field).toHaveValue('27');
  await leave();
  await expect.poll(() => onValue.mock.calls).toEqual([[27]]);
  await expect.element(field).toHaveValue('27');
});

test('FRM-12 FRM-36 what was typed whole is given when its page goes', async () => {
  const onValue = vi.fn();
  const screen = await render(<Temperature gives="leaving" locale="en-GB" onValue={onValue} />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('27');
  await screen.unmount();
  expect(onValue.mock.calls).toEqual([[27]]);
});

test('arrow keys step, and not in a field that is only read', async () => {
  const onValue = vi.fn();
  const screen = await render(<Temperature locale="en-GB" onValue={onValue} />);
  await screen.getByRole('textbox').fill('28');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect.poll(() => onValue.mock.lastCall).toEqual([29]);
  await screen.unmount();
  onValue.mockClear();
  const closed = await render(
    <Temperature isReadOnly locale="en-GB" onValue={onValue} start={5} />,
  );
  await closed.getByRole('textbox').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(closed.getByRole('textbox')).toHaveValue('5');
  expect(onValue).not.toHaveBeenCalled();
});
