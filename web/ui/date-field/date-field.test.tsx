import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from '../form/form.tsx';
import { InLocale } from '../testing/in-locale.tsx';
import { TimeField } from '../time-field/time-field.tsx';
import { DateField } from './date-field.tsx';

function Received(props: {
  readonly locale: string;
  readonly start?: string;
  readonly onValue: (value: string | null) => void;
}) {
  const [value, setValue] = useState<string | null>(props.start ?? null);
  return (
    <InLocale locale={props.locale}>
      <DateField
        label="Received"
        onChange={(next) => {
          setValue(next);
          props.onValue(next);
        }}
        value={value}
      />
    </InLocale>
  );
}

function Start(props: { readonly onValue: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <InLocale locale="en-US">
      <TimeField
        label="Start"
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
  ['es-ES', '20112026'],
  ['en-US', '11202026'],
])('a date is typed in the order of %s', async (locale, typed) => {
  const onValue = vi.fn();
  await render(<Received locale={locale} onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard(typed);
  await expect.poll(() => onValue.mock.lastCall).toEqual(['2026-11-20']);
});

test('a day is chosen from the calendar by keyboard, and the focus comes back', async () => {
  const onValue = vi.fn();
  const screen = await render(<Received locale="en-GB" onValue={onValue} start="2026-11-20" />);
  const open = screen.getByRole('button', { name: /Received/ });
  await open.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => onValue.mock.lastCall).toEqual(['2026-11-21']);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('a time is typed on the clock of the language and given on 24 hours', async () => {
  const onValue = vi.fn();
  await render(<Start onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard('0430p');
  await expect.poll(() => onValue.mock.lastCall).toEqual(['16:30']);
});

test('a date begun and left is said, and its form is not sent until it is read', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <InLocale locale="es-ES">
      <Form label="Sample" onSubmit={onSubmit}>
        <DateField
          incompleteMessage="Not complete"
          label="Received"
          onChange={() => {}}
          value={null}
        />
        <button type="submit">Save</button>
      </Form>
    </InLocale>,
  );
  await userEvent.tab();
  await userEvent.keyboard('31');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Not complete')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('spinbutton').nth(1)).toHaveFocus();
});
