import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { Form } from '../form/form.tsx';
import { InLocale } from '../testing/in-locale.tsx';
import { TimeField } from '../time-field/time-field.tsx';
import '../../theme/theme.ts';
import { DateField } from './date-field.tsx';

const WORDS = { incomplete: 'Not complete', impossible: 'No such day', required: 'Needed' };

function Received(props: {
  readonly locale: string;
  readonly start?: string;
  readonly isRequired?: boolean;
  readonly gives?: 'typing';
  readonly onValue: (value: string | null) => void;
}) {
  const [value, setValue] = useState<string | null>(props.start ?? null);
  return (
    <InLocale locale={props.locale}>
      <DateField
        gives={props.gives}
        isRequired={props.isRequired}
        label="Received"
        words={WORDS}
        onChange={(next) => {
          setValue(next);
          props.onValue(next);
        }}
        value={value}
      />
    </InLocale>
  );
}

function Start(props: {
  readonly start?: string;
  readonly onValue: (value: string | null) => void;
}) {
  const [value, setValue] = useState<string | null>(props.start ?? null);
  return (
    <InLocale locale="en-US">
      <TimeField
        label="Start"
        words={WORDS}
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
  await leave();
  await expect.poll(() => onValue.mock.lastCall).toEqual(['2026-11-20']);
});

const leave = () => userEvent.click(document.body);

const written = (screen: RenderResult) =>
  expect.poll(() =>
    [0, 1, 2].map((at) => screen.getByRole('spinbutton').nth(at).element().textContent).join('/'),
  );

test('FRM-10 FRM-32 a part of a date that was cleared is said, keeps the parts typed, and no other day is given', async () => {
  const onValue = vi.fn();
  const screen = await render(<Received locale="en-US" onValue={onValue} start="2026-10-21" />);
  await userEvent.tab();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await leave();
  await expect.element(screen.getByText('Not complete')).toBeVisible();
  await written(screen).toBe('mm/21/2026');
  expect(onValue).not.toHaveBeenCalled();
  await screen.getByRole('spinbutton').nth(0).click();
  await userEvent.keyboard('12');
  await leave();
  await expect.poll(() => onValue.mock.lastCall).toEqual(['2026-12-21']);
  await expect.element(screen.getByText('Not complete')).not.toBeInTheDocument();
});

test('FRM-10 FRM-32 a day that no calendar has is said and kept as typed: 02/31 is not 2/28', async () => {
  const onValue = vi.fn();
  const screen = await render(<Received locale="en-US" onValue={onValue} start="2026-10-21" />);
  await userEvent.tab();
  await userEvent.keyboard('0231');
  await leave();
  await expect.element(screen.getByText('No such day')).toBeVisible();
  await written(screen).toBe('02/31/2026');
  expect(onValue).not.toHaveBeenCalled();
});

test.each(['en-US', 'es-ES'])(
  'LOC-1 a day and a time are set tight in %s, each part as wide as a finger needs',
  async (locale) => {
    await render(
      <InLocale locale={locale}>
        <DateField label="Received" onChange={() => {}} value="2028-05-08" words={WORDS} />
        <TimeField label="Start" onChange={() => {}} value="10:00" words={WORDS} />
      </InLocale>,
    );
    await document.fonts.ready;
    const parts = [...document.querySelectorAll('[data-type]')];
    const inked = parts
      .filter((part) => part.getAttribute('role') === 'spinbutton')
      .map((part) => {
        expect(part.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      });
    expect(inked.length).toBeGreaterThanOrEqual(5);
    for (const [at, place] of inked.entries()) {
      const next = inked[at + 1];
      if (next === undefined || next.top !== place.top) continue;
      // Room for a slash, a colon or a space.
      expect(next.left - place.right).toBeGreaterThan(2);
      expect(next.left - place.right).toBeLessThan(14);
    }
    expect(parts.map(({ textContent }) => textContent).join('')).toContain(
      locale === 'en-US' ? '05/08/2028' : '08/05/2028',
    );
  },
);

test('FRM-10 FRM-31 where a day is asked for at once it is given as soon as it is whole, and no other before', async () => {
  const onValue = vi.fn();
  const screen = await render(
    <Received gives="typing" locale="en-US" onValue={onValue} start="2026-10-21" />,
  );
  await screen.getByRole('spinbutton').nth(2).click();
  await userEvent.keyboard('202');
  expect(onValue).not.toHaveBeenCalled();
  await userEvent.keyboard('5');
  await expect.poll(() => onValue.mock.calls).toEqual([['2025-10-21']]);
  await screen.getByRole('spinbutton').nth(0).click();
  await userEvent.keyboard('02');
  await screen.getByRole('spinbutton').nth(1).click();
  await userEvent.keyboard('31');
  await leave();
  await expect.element(screen.getByText('No such day')).toBeVisible();
  expect(onValue.mock.lastCall).toEqual(['2025-02-03']);
});

test('FRM-10 FRM-32 a year begun is no year', async () => {
  const onValue = vi.fn();
  const screen = await render(<Received locale="en-US" onValue={onValue} start="2026-10-21" />);
  await screen.getByRole('spinbutton').nth(2).click();
  await userEvent.keyboard('20');
  await leave();
  await expect.element(screen.getByText('Not complete')).toBeVisible();
  expect(onValue).not.toHaveBeenCalled();
});

test('FRM-10 FRM-31 a date is given whole, when its field is left; one that is needed is not taken away', async () => {
  const onValue = vi.fn();
  const screen = await render(<Received isRequired locale="es-ES" onValue={onValue} />);
  await userEvent.tab();
  await userEvent.keyboard('2011');
  await leave();
  await expect.element(screen.getByText('Not complete')).toBeVisible();
  await screen.getByRole('spinbutton').nth(2).click();
  await userEvent.keyboard('2026');
  expect(onValue).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onValue.mock.calls).toEqual([['2026-11-20']]);
  for (const at of [0, 1, 2]) {
    await screen.getByRole('spinbutton').nth(at).click();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
  await leave();
  await expect.element(screen.getByText('Needed')).toBeVisible();
  expect(onValue.mock.calls).toEqual([['2026-11-20']]);
});

test('FRM-10 FRM-32 a time that is half gone is said, and the time that stood is not written over', async () => {
  const onValue = vi.fn();
  const screen = await render(<Start onValue={onValue} start="10:05" />);
  await userEvent.tab();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await leave();
  await expect.element(screen.getByText('Not complete')).toBeVisible();
  expect(onValue).not.toHaveBeenCalled();
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
  await leave();
  await expect.poll(() => onValue.mock.lastCall).toEqual(['16:30']);
});

test('a date begun and left is said, and its form is not sent until it is read', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <InLocale locale="es-ES">
      <Form label="Sample" onSubmit={onSubmit}>
        <DateField words={WORDS} label="Received" onChange={() => {}} value={null} />
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

test('SCR-32 of a time or a date that is reached by keyboard the frame and the part are marked, and nothing between', async () => {
  const screen = await render(<Start start="10:05" onValue={() => {}} />);
  await userEvent.keyboard('{Tab}{Tab}');
  const part = document.activeElement;
  expect(part?.getAttribute('role')).toBe('spinbutton');
  const parts = part?.parentElement;
  const frame = parts?.parentElement;
  if (parts == null || frame == null) throw new Error('no frame');
  expect(getComputedStyle(parts).boxShadow).toBe('none');
  expect(getComputedStyle(parts).outlineStyle).toBe('none');
  expect(getComputedStyle(frame).boxShadow).not.toBe('none');
  await screen.unmount();
});

test('SCR-32 while the button of the calendar has the focus its ring alone is seen', async () => {
  const screen = await render(<Received locale="en-GB" onValue={vi.fn()} start="2026-11-20" />);
  const open = screen.getByRole('button', { name: /Received/ });
  for (const _ of [1, 2, 3, 4]) await userEvent.tab();
  await expect.element(open).toHaveFocus();
  const shadows = [];
  for (let part: Element | null = open.element(); part !== null; part = part.parentElement)
    shadows.push(getComputedStyle(part).boxShadow);
  expect(shadows.filter((shadow) => shadow !== 'none')).toHaveLength(1);
});
