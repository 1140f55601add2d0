import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as fr } from '../../../locales/fr/everywhere.po';
import '../../theme/theme.ts';
import { code as tastingCode } from '../tray-state/booth.fixture.ts';
import { ConfirmGlass } from './confirm-glass.tsx';

const codes = ['657', '273', '806'].map(tastingCode);

/** Glass 657 of a tray of three, on a sheet that asks for its heating device. */
function AskedGlass({
  onConfirm = () => {},
  onWrongGlass = () => {},
}: {
  readonly onConfirm?: (device: string | null) => void;
  readonly onWrongGlass?: (read: string | null) => void;
}) {
  return (
    <ConfirmGlass
      expected={tastingCode('657')}
      tray={codes}
      device=""
      onConfirm={onConfirm}
      onWrongGlass={onWrongGlass}
    />
  );
}

test('BTH-15 BTH-57 on a telephone what is missing stands between the way on and the other way, and nothing moves when nothing is', async () => {
  await page.viewport(390, 800);
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AskedGlass />
    </I18nProvider>,
  );
  await document.fonts.ready;
  const tops = () =>
    [
      screen.getByRole('button', { name: 'Start tasting' }),
      screen.getByRole('status'),
      screen.getByRole('button', { name: 'The label says something else' }),
    ].map((part) => part.element().getBoundingClientRect().top);
  const before = tops();
  expect(before).toEqual(before.toSorted((one, other) => one - other));
  await userEvent.fill(screen.getByRole('textbox').first(), '657');
  await userEvent.fill(screen.getByRole('textbox').last(), '4');
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(tops()).toEqual(before);
});

test.each([
  [600, 960],
  [1024, 768],
  [1280, 800],
])(
  'BTH-17 on a screen of %i × %i px what is asked of a glass stays where it is whatever is told of it, and what is told covers nothing',
  async (width, height) => {
    await page.viewport(width, height);
    const screen = await render(
      <I18nProvider i18n={setupI18n({ locale: 'fr', messages: { fr } })}>
        <div style={{ width: width - 96, marginInline: 48, paddingBottom: 32 }}>
          <AskedGlass />
        </div>
      </I18nProvider>,
    );
    // With the fonts loaded, the words have their final width.
    await document.fonts.ready;
    const code = screen.getByRole('textbox').first();
    const device = screen.getByRole('textbox').last();
    const start = screen.getByRole('button').first();
    const parts = () =>
      [...screen.getByRole('textbox').elements(), ...screen.getByRole('button').elements()].map(
        (part) => {
          const { top, bottom, left } = part.getBoundingClientRect();
          return { top, bottom, left };
        },
      );
    const rest = () => screen.container.getBoundingClientRect().height;
    const [before, high] = [parts(), rest()];
    for (const [typed, heating] of [
      ['', ''],
      ['273', ''],
      ['', '4'],
      ['273', '4'],
      ['999', '4'],
      ['657', 'abc'],
    ] as const) {
      await userEvent.fill(code, typed);
      await userEvent.fill(device, heating);
      if (typed !== '' && heating !== '') await start.click();
      const told = document.querySelectorAll('[data-field-error], [role=status]:not(:empty)');
      expect(told).toHaveLength(1);
      const words = told[0]?.getBoundingClientRect();
      expect(parts()).toEqual(before);
      expect(rest()).toBe(high);
      if (words === undefined) throw new Error('nothing is told');
      for (const part of before)
        expect(words.top >= part.bottom || words.bottom <= part.top).toBe(true);
      expect(words.bottom).toBeLessThanOrEqual(screen.container.getBoundingClientRect().bottom);
    }
  },
);

test.each([
  [1180, 820],
  [1366, 768],
])(
  'BTH-17 at %i × %i px the page ends below the line of what is missing, so that no foot lies on it',
  async (width, height) => {
    await page.viewport(width, height);
    const screen = await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <div style={{ width: width - 96, marginInline: 48, paddingBottom: 32 }}>
          <AskedGlass />
        </div>
      </I18nProvider>,
    );
    await document.fonts.ready;
    const missing = screen.getByRole('status').element().getBoundingClientRect();
    expect(missing.height).toBe(20);
    expect(missing.bottom).toBeLessThanOrEqual(screen.container.getBoundingClientRect().bottom);
  },
);

test.each([
  ['', '', 'Enter the code and the device.', 'code'],
  ['', '4', 'Enter the code.', 'code'],
  ['657', ' ', 'Enter the device.', 'device'],
] as const)(
  'BTH-15 BTH-57 with “%s” and “%s” the way on is off, says beside it what is missing, and Enter leads there',
  async (typed, heating, words, first) => {
    const confirmed: unknown[] = [];
    const screen = await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <AskedGlass onConfirm={(device) => confirmed.push(device)} />
      </I18nProvider>,
    );
    const code = screen.getByRole('textbox', { name: 'Code on the glass' });
    const device = screen.getByRole('textbox', { name: 'Heating device number' });
    const start = screen.getByRole('button', { name: 'Start tasting' });
    await userEvent.fill(code, typed);
    await userEvent.fill(device, heating);
    await expect.element(start).toBeDisabled();
    await expect.element(start).toHaveAccessibleDescription(words);
    await expect.element(screen.getByRole('status')).toHaveTextContent(words);
    (first === 'code' ? device : code).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(first === 'code' ? code : device).toHaveFocus();
    expect(confirmed).toEqual([]);

    await userEvent.fill(code, '657');
    await userEvent.fill(device, '4');
    await expect.element(start).toBeEnabled();
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{Enter}');
    expect(confirmed).toEqual(['4']);
  },
);

test.each([
  ['273', /^273 is your glass 2/],
  ['999', /^999 isn’t yours/],
])(
  'BTH-15 BTH-57 that %s is not the code of this glass is told by Enter before the heating device is typed',
  async (typed, told) => {
    const screen = await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <AskedGlass />
      </I18nProvider>,
    );
    const code = screen.getByRole('textbox').first();
    await userEvent.fill(code, typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(told)).toBeVisible();
    await expect.element(code).toHaveFocus();
  },
);

test('BTH-11 who stops for another code gives the code that was read on the glass, and none where that is the right one', async () => {
  const given: (string | null)[] = [];
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AskedGlass onWrongGlass={(read) => given.push(read)} />
    </I18nProvider>,
  );
  const stop = screen.getByRole('button', { name: 'The label says something else' });
  for (const text of ['', ' 5-38 ', '273', '657']) {
    await userEvent.fill(screen.getByRole('textbox').first(), text);
    await stop.click();
  }
  expect(given).toEqual([null, '538', '273', null]);
});
