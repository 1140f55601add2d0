import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { CalibrationGate } from './calibration-gate.tsx';
import { deviceStorage, storeCalibration } from './calibration-store.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Stores a calibration for the present zoom and display. */
const measure = () =>
  storeCalibration(deviceStorage(), {
    pixelsPerMm: 3.78,
    pixelRatio: window.devicePixelRatio,
    display: [window.screen.width, window.screen.height],
    window: [1280, 800],
    device: 'd',
    at: '2026-11-18T09:00:00Z',
  });

beforeEach(() => localStorage.clear());
afterEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

const sheetAt = async (width: number) => {
  await page.viewport(width, 256);
  measure();
  return await render(
    <I18nProvider i18n={i18n}>
      <CalibrationGate end={<button type="button">Sign out</button>}>
        {() => <p>The sheet</p>}
      </CalibrationGate>
    </I18nProvider>,
  );
};

test('CAL-1 at 400 % zoom, where 100 mm do not fit, the sheet is refused with the reason and the way out, and shown where they do', async () => {
  const shown = await sheetAt(320);
  const told = shown.getByRole('status');
  await expect
    .poll(() => told.element().textContent)
    .toMatch(/Window too narrow for a 100\smm line/);
  expect(told.element().textContent).toMatch(/from 320 to 426\spx/);
  expect(told.element().textContent).toMatch(/Your answers are kept/);
  await expect.element(shown.getByText('The sheet')).not.toBeInTheDocument();
  await expect.element(shown.getByRole('button', { name: 'Sign out' })).toBeVisible();
  // The page does not scroll sideways.
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await shown.unmount();
  await expect.element((await sheetAt(426)).getByText('The sheet')).toBeVisible();
});
