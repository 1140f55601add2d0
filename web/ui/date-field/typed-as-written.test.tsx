import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { isLocale, LOCALES } from '../../../domain/words/locale.ts';
import { regionOf } from '../../i18n/choose-locale.ts';
import '../../theme/theme.ts';
import { InLocale } from '../testing/in-locale.tsx';
import { typeOnKeypad, typeQuickly } from '../testing/keys.ts';
import { TimeField } from '../time-field/time-field.tsx';
import { DateField } from './date-field.tsx';
import { PARTS } from './read-parts.ts';

/** Error message for an impossible date or time. */
const NONE = 'no such';
/** Error message for a date or time that is not whole. */
const PART = 'not complete';
const WORDS = { incomplete: PART, impossible: NONE, required: 'needed' };
const REGIONS = Object.keys(LOCALES).filter(isLocale).map(regionOf);

function Field(props: {
  readonly kind: 'date' | 'time';
  readonly region: string;
  readonly start: string | null;
  readonly onValue: (value: string | null) => void;
}) {
  const { kind, region, start, onValue } = props;
  const [value, setValue] = useState(start);
  const Typed = kind === 'date' ? DateField : TimeField;
  return (
    <InLocale locale={region}>
      <Typed
        label="When"
        words={WORDS}
        value={value}
        onChange={(next) => {
          setValue(next);
          onValue(next);
        }}
      />
    </InLocale>
  );
}

type Typing = {
  readonly kind: 'date' | 'time';
  readonly keys: string;
  readonly regions?: readonly string[];
  /** Value of each field before the typing; empty if omitted. */
  readonly starts?: readonly (string | null)[];
  readonly type?: (keys: string) => Promise<void>;
};

/**
 * Types these keys into a field of each language for each start value, then leaves it. Returns the
 * value that each field passed on, or its error: the languages of the first start, then those of
 * the next.
 */
async function typed(typing: Typing): Promise<readonly string[]> {
  const { kind, keys, regions = REGIONS, starts = [null], type = typeQuickly } = typing;
  const given = new Map<string, string | null>();
  const fields = starts.flatMap((start, at) =>
    regions.map((region) => ({ start, region, id: `${region}-${at}` })),
  );
  const screen = await render(
    fields.map(({ start, region, id }) => (
      <div key={id} data-field={id}>
        <Field
          kind={kind}
          region={region}
          start={start}
          onValue={(value) => void given.set(id, value)}
        />
      </div>
    )),
  );
  const within = (id: string, what: string) =>
    screen.container.querySelector(`[data-field=${id}] ${what}`);
  for (const { id } of fields) {
    const first = within(id, PARTS);
    if (!(first instanceof HTMLElement)) throw new Error('no part');
    first.focus();
    await type(keys);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  const answers = () =>
    fields.map(({ id }) => given.get(id) ?? within(id, '[data-field-error]')?.textContent ?? '');
  await expect.poll(answers).not.toContain('');
  const all = answers();
  await screen.unmount();
  return all;
}

// The browser sends keys to the window that was clicked last.
beforeAll(() => userEvent.click(document.body));

/**
 * The same keys in English, where the month comes first, and in the three languages where the day
 * does.
 */
const DATES = [
  ['2/3/2026', '2026-02-03', '2026-03-02'],
  ['2-3-2026', '2026-02-03', '2026-03-02'],
  ['2.3.2026', '2026-02-03', '2026-03-02'],
  ['2,3,2026', '2026-02-03', '2026-03-02'],
  ['2:3:2026', '2026-02-03', '2026-03-02'],
  ['2 3 2026', '2026-02-03', '2026-03-02'],
  ['2. 3. 2026', '2026-02-03', '2026-03-02'],
  ['2 / 3 / 2026', '2026-02-03', '2026-03-02'],
  ['02/03/2026', '2026-02-03', '2026-03-02'],
  ['02032026', '2026-02-03', '2026-03-02'],
  ['12/11/2026', '2026-12-11', '2026-11-12'],
  ['4/5/2026', '2026-04-05', '2026-05-04'],
  ['11/20/2026', '2026-11-20', NONE],
  ['20/11/2026', NONE, '2026-11-20'],
  ['25/3/2026', NONE, '2026-03-25'],
  ['3/25/2026', '2026-03-25', NONE],
  ['2026-11-20', '2026-11-20', '2026-11-20'],
  ['2026-1-20', '2026-01-20', '2026-01-20'],
  ['2026-1-2', '2026-01-02', '2026-01-02'],
  ['2026/12/31', '2026-12-31', '2026-12-31'],
  ['2026.4.5', '2026-04-05', '2026-04-05'],
  ['2011-11-20', '2011-11-20', '2011-11-20'],
  ['1945-11-20', '1945-11-20', '1945-11-20'],
  ['2026-20-11', NONE, NONE],
  ['2026-11-45', NONE, NONE],
  ['2026-11-201', NONE, NONE],
  ['2026-02-31', NONE, NONE],
  ['2026-11', PART, PART],
  ['2026-', PART, PART],
  ['31/2/2026', NONE, NONE],
  ['32/32/2026', NONE, NONE],
  ['45/3/2026', NONE, NONE],
  ['3/45/2026', NONE, NONE],
  ['99/99/9999', NONE, NONE],
  ['2/3/26', PART, PART],
  ['2/3/026', PART, PART],
] as const;

/**
 * The same keys in English, on a 12-hour clock, and in the three languages with a 24-hour clock.
 */
const TIMES = [
  ['1:30', '01:30'],
  ['2:15', '02:15'],
  ['2.15', '02:15'],
  ['2,15', '02:15'],
  ['2-15', '02:15'],
  ['2/15', '02:15'],
  ['2 15', '02:15'],
  ['2h15', '02:15'],
  ['2 h 15', '02:15'],
  ['9:05', '09:05'],
  ['09:05', '09:05'],
  ['0905', '09:05'],
  ['930', '09:30'],
  ['9:5', '09:05'],
  ['10:30', '10:30'],
  ['11.45', '11:45'],
  ['12:30', '12:30'],
  ['13:30', '13:30'],
  ['20:30', '20:30'],
  ['2359', '23:59'],
  ['0:30', '00:30'],
  ['00:30', '00:30'],
  ['24:00', NONE],
  ['25:00', NONE],
  ['1:75', NONE],
  ['75:30', NONE],
  ['99:99', NONE],
] as const;

/** Expected date of the same keys in each language. */
const inEach = (first: string, last: string): readonly string[] =>
  REGIONS.map((region) => (region === 'en-US' ? first : last));

test.each(DATES)(
  'FRM-23 FRM-30 FRM-32 FRM-45 %s is that date in every language, or said to be none',
  async (keys, first, last) => {
    const each = inEach(first, last);
    expect(await typed({ kind: 'date', keys, starts: [null, '2025-10-21'] })).toEqual([
      ...each,
      ...each,
    ]);
  },
);

test.each(TIMES)(
  'FRM-23 FRM-30 %s is that time in every language, or said to be none',
  async (keys, meant) => {
    const each = inEach(meant, meant);
    expect(await typed({ kind: 'time', keys, starts: [null, '10:07'] })).toEqual([
      ...each,
      ...each,
    ]);
  },
);

test.each(['2/3/2026', '2-3-2026', '2.3.2026', '2,3,2026', '02032026'])(
  'FRM-23 %s is typed alike on the numeric keypad',
  async (keys) => {
    const answers = await typed({ kind: 'date', keys, type: typeOnKeypad });
    expect(answers).toEqual(inEach('2026-02-03', '2026-03-02'));
  },
);

test.each(['1.30', '1,30', '1-30', '1/30', '0130'])(
  'FRM-23 %s is typed alike on the numeric keypad',
  async (keys) => {
    const answers = await typed({ kind: 'time', keys, type: typeOnKeypad });
    expect(answers).toEqual(inEach('01:30', '01:30'));
  },
);

test.each([
  ['1:30', '13:30'],
  ['9:05', '21:05'],
  ['12:30', '12:30'],
  ['13:30', '13:30'],
  ['0:30', '00:30'],
  ['04:30', '16:30'],
  ['1:30 am', '01:30'],
  ['1:30a', '01:30'],
  ['12:30 am', '00:30'],
])(
  'FRM-23 in English %s typed over 4:00 PM is %s: the half of the day stays unless it is typed',
  async (keys, meant) => {
    const typing = { kind: 'time', regions: ['en-US'], keys, starts: ['16:00'] } as const;
    expect(await typed(typing)).toEqual([meant]);
  },
);

test.each([
  ['1:30 pm', '13:30'],
  ['1:30p', '13:30'],
  ['12:30 pm', '12:30'],
  ['12:30 am', '00:30'],
])('FRM-23 in English %s is %s', async (keys, meant) => {
  expect(await typed({ kind: 'time', regions: ['en-US'], keys })).toEqual([meant]);
});

test.each([
  ['1:30 pm', '13:30'],
  ['1:30p', '13:30'],
  ['1.30 PM', '13:30'],
  ['1:30 p. m.', '13:30'],
  ['12:30 pm', '12:30'],
  ['13:30 pm', '13:30'],
  ['1:30 am', '01:30'],
  ['12:30 am', '00:30'],
  ['12:30 a. m.', '00:30'],
  ['25:00 pm', NONE],
])('FRM-23 on a clock of 24 hours %s is %s, whatever stood before', async (keys, meant) => {
  const regions = REGIONS.filter((region) => region !== 'en-US');
  const starts = [null, '16:00'];
  const answers = await typed({ kind: 'time', regions, keys, starts });
  expect(answers).toEqual([...regions, ...regions].map(() => meant));
});

test('FRM-23 on a clock of 24 hours pm behind an hour without minutes makes no time', async () => {
  const typing = { kind: 'time', regions: ['es-ES'], keys: '1 pm' } as const;
  expect(await typed(typing)).toEqual(['not complete']);
});

test('FRM-23 a date takes no letters', async () => {
  const typing = { kind: 'date', regions: ['es-ES'], keys: '2/3/2026 pm' } as const;
  expect(await typed(typing)).toEqual(['2026-03-02']);
});

test.each([
  ['date', '32/1/2026', '32/01/2026'],
  ['date', '5/13/2026', '05/13/2026'],
  ['date', '45/3/2026', '45/03/2026'],
  ['date', '99/99/9999', '99/99/9999'],
  ['time', '25:00', '25:00'],
  ['time', '75:30', '75:30'],
  ['time', '1:75', '01:75'],
] as const)(
  'FRM-10 FRM-30 FRM-32 a %s that is none, %s, is kept as it was typed, and the one before stands',
  async (kind, keys, shown) => {
    const onValue = vi.fn();
    const start = kind === 'date' ? '2026-11-20' : '10:05';
    await render(<Field kind={kind} region="es-ES" start={start} onValue={onValue} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await userEvent.click(document.body);
    await expect.element(page.getByText(NONE)).toBeVisible();
    const parts = [...document.querySelectorAll('[data-type]')];
    const text = parts.map(({ textContent }) => textContent).join('');
    // Without the Unicode marks for the direction of writing.
    expect(text.replace(/[\u2066\u2069]/g, '')).toBe(shown);
    expect(onValue).not.toHaveBeenCalled();
  },
);

/** Pastes a text into the segment with the focus. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

test.each([
  ['2026-11-20', '2026-11-20'],
  [' 2026-11-20\n', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['20 Nov 2026', null],
])('FRM-45 %j pasted into any part of a date is read as it is typed', async (text, day) => {
  const onValue = vi.fn();
  const screen = await render(
    <Field kind="date" region="es-ES" start="2025-10-21" onValue={onValue} />,
  );
  await screen.getByRole('spinbutton').nth(2).click();
  paste(text);
  await userEvent.click(document.body);
  await expect.poll(() => onValue.mock.calls).toEqual(day === null ? [] : [[day]]);
});

test('FRM-45 four digits typed into the year alone change no other part', async () => {
  const onValue = vi.fn();
  const screen = await render(
    <Field kind="date" region="es-ES" start="2025-10-21" onValue={onValue} />,
  );
  await screen.getByRole('spinbutton').nth(2).click();
  await userEvent.keyboard('2026-');
  await userEvent.click(document.body);
  await expect.poll(() => onValue.mock.calls).toEqual([['2026-10-21']]);
});

test('FRM-23 what is erased, chosen or gone back to is typed anew, and what goes on leads to the next part', async () => {
  const onValue = vi.fn();
  const field = <Field kind="date" region="es-ES" start="2026-11-20" onValue={onValue} />;
  const screen = await render(field);
  const part = (at: number) => screen.getByRole('spinbutton').nth(at);
  await userEvent.tab();
  // Nothing was typed here: a separator alone changes no segment.
  await userEvent.keyboard('/');
  await expect.element(part(0)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}/');
  await expect.element(part(1)).toHaveFocus();
  await userEvent.keyboard('12');
  await expect.element(part(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Backspace}0/');
  await expect.element(part(2)).toHaveFocus();
  await userEvent.keyboard('{Backspace}5');
  await userEvent.click(document.body);
  await expect.poll(() => onValue.mock.calls).toEqual([['2025-10-21']]);
});
