import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as es } from '../../../locales/es/everywhere.po';
import '../../theme/theme.ts';
import { loadCatalog } from '../../i18n/load-catalog.ts';
import { CalibrationGate } from './calibration-gate.tsx';
import { CalibrationScreen } from './calibration-screen.tsx';
import { deviceStorage, storeCalibration } from './calibration-store.ts';

/** Stores a calibration of this screen that was made at so many times the present zoom. */
const measureAt = (zoom: number) =>
  storeCalibration(deviceStorage(), {
    pixelsPerMm: 3.78,
    pixelRatio: window.devicePixelRatio * zoom,
    display: [window.screen.width, window.screen.height],
    window: [1280, 800],
    device: 'd',
    at: '2026-11-18T09:00:00Z',
  });

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const inEnglish = (content: React.ReactNode) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{content}</I18nProvider>
);

test('CAL-7 CAL-10 at another zoom than it was measured at no line is shown, and the screen is measured in its place', async () => {
  const sheet = inEnglish(<CalibrationGate end={null}>{() => <p>The sheet</p>}</CalibrationGate>);
  measureAt(1.1);
  const { unmount } = await render(sheet);
  await expect.element(page.getByText('The zoom of this screen has changed')).toBeVisible();
  expect(page.getByText('The sheet').elements()).toEqual([]);
  await unmount();
  measureAt(1);
  await render(sheet);
  await expect.element(page.getByText('The sheet')).toBeVisible();
});

test('CAL-6 who may leave goes back without measuring, and what was measured stays; who may not has no such way', async () => {
  const onDone = vi.fn();
  const shown = (mayLeave: boolean) =>
    inEnglish(<CalibrationScreen reason="asked" mayLeave={mayLeave} onDone={onDone} end={null} />);
  const screen = await render(shown(false));
  await expect.element(page.getByRole('button', { name: 'It measures 100 mm' })).toBeVisible();
  for (const name of ['Back', 'Cancel'])
    expect(page.getByRole('button', { name }).elements()).toEqual([]);
  await screen.rerender(shown(true));
  await page.getByRole('button', { name: 'Back' }).click();
  expect(onDone).toHaveBeenCalledTimes(1);
  await screen.unmount();
  measureAt(1);
  const before = { ...localStorage };
  await render(shown(true));
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(onDone).toHaveBeenCalledTimes(2);
  expect({ ...localStorage }).toEqual(before);
});

test.each([
  [600, 960],
  [768, 1024],
  [1024, 768],
  [1280, 800],
])(
  'BTH-17 on a screen of %i × %i px the segment and all that makes it longer or shorter are seen as one, and stay where they are when the card does not fit',
  async (width, height) => {
    await page.viewport(width, height);
    const screen = await render(
      <I18nProvider i18n={setupI18n({ locale: 'es', messages: { es } })}>
        <CalibrationScreen reason="asked" end={null} />
      </I18nProvider>,
    );
    const at = () =>
      [
        screen.getByRole('slider'),
        ...['1 mm más corto', '0,1 mm más corto', '0,1 mm más largo', '1 mm más largo'].map(
          (name) => screen.getByRole('button', { name, exact: true }),
        ),
      ].map((part) => part.element().getBoundingClientRect());
    const before = at();
    await screen.getByRole('button', { name: 'La tarjeta no encaja' }).click();
    const told = screen.getByRole('status').filter({ hasText: 'La regla y la tarjeta' });
    await expect.element(told).toBeInViewport();
    const after = at();
    expect(after.map(({ x, y }) => [x, y])).toEqual(before.map(({ x, y }) => [x, y]));
    expect(new Set(after.slice(1).map(({ top }) => top)).size).toBe(1);
    const seenTo = screen.container.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
    for (const { bottom } of after) expect(bottom).toBeLessThanOrEqual(seenTo);
  },
);

test('CAL-9 at a zoom that is known and is not 100 % nothing is measured, which is said in sight with what to do; where the window tells none it is', async () => {
  // 1180 × 820 px at 125 %.
  await page.viewport(944, 656);
  const asked = inEnglish(<CalibrationScreen reason="asked" end={null} />);
  const measures = page.getByRole('button', { name: 'It measures 100 mm' });
  vi.stubGlobal('outerWidth', window.innerWidth * 1.25);
  vi.stubGlobal('outerHeight', window.innerHeight * 1.25);
  const screen = await render(asked);
  await expect.element(measures).toBeDisabled();
  await expect.element(page.getByText(/It is 125\s%\. Set 100\s%/)).toBeInViewport();
  await expect.element(page.getByText(/^To measure, set browser zoom to/)).toBeInViewport();
  await screen.unmount();
  for (const outer of [window.innerWidth, 0]) {
    vi.stubGlobal('outerWidth', outer);
    const usual = await render(asked);
    await expect.element(measures).toBeEnabled();
    expect(page.getByText(/^It is \d+ %/).elements()).toEqual([]);
    await usual.unmount();
  }
});

test('SCR-2 on a screen of 820 px the ways of the head stand on one line, the one to the evaluations among them', async () => {
  await page.viewport(820, 1100);
  // Their widths in English.
  const end = [190, 255, 132].map((width) => (
    <button key={width} type="button" style={{ width, height: 52 }} />
  ));
  await render(inEnglish(<CalibrationScreen reason="asked" end={end} />));
  await document.fonts.ready;
  const acts = [...document.querySelectorAll('header button')];
  expect(new Set(acts.map((act) => act.getBoundingClientRect().top)).size).toBe(1);
});

test('CAL-1 BTH-17 where 100 mm have no room that is said before all else, nothing runs off the window, and what is measured stays where it is once it has room', async () => {
  await page.viewport(320, 640);
  await render(inEnglish(<CalibrationScreen reason="asked" end={null} />));
  const told = page.getByText('There is no room for 100 mm');
  const segment = page.getByRole('slider').element();
  const title = page.getByRole('heading', { level: 1 }).element();
  await expect.element(told).toBeInViewport();
  expect(told.elements()).toHaveLength(1);
  expect(told.element().getBoundingClientRect().bottom).toBeLessThan(
    title.getBoundingClientRect().top,
  );
  for (const part of document.querySelectorAll('main *'))
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  const place = () => segment.getBoundingClientRect().top - title.getBoundingClientRect().top;
  const before = place();
  if (segment instanceof HTMLElement) segment.focus();
  await userEvent.keyboard('{Shift>}{PageDown}{PageDown}{PageDown}{PageDown}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'It measures 100 mm' })).toBeEnabled();
  await expect.element(told).not.toBeVisible();
  expect(segment.getBoundingClientRect().width).toBeLessThan(288);
  expect(place()).toBe(before);
});

test.each(['en', 'es', 'fr', 'it'] as const)(
  'CAL-7 on a telephone nothing of the calibration is cut, and its acts stand one below the other, in %s',
  async (locale) => {
    await page.viewport(320, 640);
    const i18n = setupI18n({ locale, messages: { [locale]: await loadCatalog(locale) } });
    const end = (
      <>
        <button type="button" style={{ height: 52, width: 200 }} />
        <button type="button" style={{ height: 52, width: 200 }} />
      </>
    );
    await render(
      <I18nProvider i18n={i18n}>
        <CalibrationScreen reason="asked" end={end} onDone={() => {}} mayLeave />
      </I18nProvider>,
    );
    await document.fonts.ready;
    const header = page.getByRole('banner').element();
    expect(header.scrollHeight).toBeLessThanOrEqual(header.clientHeight + 1);
    const main = page.getByRole('main').element();
    expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight + 1);
    const acts = [...document.querySelectorAll('footer button')];
    const widths = acts.map((one) => Math.round(one.getBoundingClientRect().width));
    expect(widths).toEqual([280, 280, 280]);
    expect(document.documentElement.scrollWidth).toBe(320);
  },
);
