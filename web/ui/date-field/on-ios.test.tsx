import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { InLocale } from '../testing/in-locale.tsx';
import { TimeField } from '../time-field/time-field.tsx';
import { DateField } from './date-field.tsx';

// On iOS React Aria gives the segments another role, and no value for screen readers.
beforeEach(() => {
  Object.defineProperty(navigator, 'userAgentData', {
    configurable: true,
    value: { platform: 'iPhone' },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'userAgentData');
});

type Given = (value: string | null) => void;

function Fields({ onDay, onTime }: { readonly onDay: Given; readonly onTime: Given }) {
  const [day, setDay] = useState<string | null>('2026-11-20');
  const [time, setTime] = useState<string | null>('10:05');
  return (
    <InLocale locale="it-IT">
      <DateField
        label="Day"
        value={day}
        onChange={(next) => {
          setDay(next);
          onDay(next);
        }}
      />
      <TimeField
        label="Start"
        value={time}
        onChange={(next) => {
          setTime(next);
          onTime(next);
        }}
      />
    </InLocale>
  );
}

test('FRM-10 on iOS a date and a time that were looked at stay, and what is typed is given', async () => {
  const onDay = vi.fn();
  const onTime = vi.fn();
  await render(<Fields onDay={onDay} onTime={onTime} />);
  const parts = page.getByRole('textbox');
  await expect.poll(() => parts.elements()).toHaveLength(5);
  await parts.nth(0).click();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}');
  await userEvent.click(document.body);
  expect(onDay).not.toHaveBeenCalled();
  expect(onTime).not.toHaveBeenCalled();
  await parts.nth(0).click();
  await userEvent.keyboard('2/3/2027');
  await parts.nth(3).click();
  await userEvent.keyboard('9.15');
  await userEvent.click(document.body);
  await expect.poll(() => onDay.mock.calls).toEqual([['2027-03-02']]);
  await expect.poll(() => onTime.mock.calls).toEqual([['09:15']]);
});
