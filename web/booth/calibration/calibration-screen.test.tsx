import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { CalibrationGate } from './calibration-gate.tsx';
import { CalibrationScreen } from './calibration-screen.tsx';
import { deviceKeeper, storeCalibration } from './calibration-store.ts';

/** This screen as it was measured when its zoom was so many times the one of now. */
const measureAt = (zoom: number) =>
  storeCalibration(deviceKeeper(), {
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
afterEach(() => localStorage.clear());

const inEnglish = (content: React.ReactNode) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{content}</I18nProvider>
);

test('CAL-7 at another zoom than it was measured at no line is shown, and the screen is measured in its place', async () => {
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
  for (const name of ['Back', 'Leave it as it is'])
    expect(page.getByRole('button', { name }).elements()).toEqual([]);
  await screen.rerender(shown(true));
  await page.getByRole('button', { name: 'Back' }).click();
  expect(onDone).toHaveBeenCalledTimes(1);
  await screen.unmount();
  measureAt(1);
  const before = { ...localStorage };
  await render(shown(true));
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  expect(onDone).toHaveBeenCalledTimes(2);
  expect({ ...localStorage }).toEqual(before);
});
