import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openFor, startBrowser } from './support/browser.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { calibrate, mark, nextCode, openTray, startGlass } from './support/taste.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser('--window-size=1280,900');
});
afterAll(async () => {
  await browser?.close();
});

/**
 * Zooms as the browser does: the layout has fewer pixels of another ratio, in a window of the same
 * size. By measurement, pixel ratio, inner and outer size equal those of a real zoom.
 */
async function zoomer(page: Page): Promise<(zoom: number) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  const [width, height] = await page.evaluate(() => [window.innerWidth, window.innerHeight]);
  return async (zoom) => {
    await devTools.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round((width ?? 0) / zoom),
      height: Math.round((height ?? 0) / zoom),
      deviceScaleFactor: zoom,
      mobile: false,
    });
  };
}

test('CAL-1 CAL-7 CAL-9 CAL-10 in the middle of a sheet another zoom is warned of and no line is drawn and nothing is measured until the zoom is what it was; the marks stay', async ({
  product,
  desk,
}) => {
  const taster = await desk.taster('T01', 'Ana');
  const session = await desk.show([await desk.sample('S-1')], [taster.id]);
  const { page, errors } = await openFor(browser, { viewport: null });
  await signIn(page, product.url, taster);
  await calibrate(page);
  await openTray(page, session);
  await startGlass(page, await nextCode(page), '4');
  await mark(page, 'fusty', 20);
  const lines = page.locator('[data-line]');
  const warning = page.getByText('It is 125 %');
  const measures = page.getByRole('button', { name: /100 mm/ });
  const marked = page.locator('#row-fusty [role=slider]');
  const before = await marked.getAttribute('aria-valuetext');
  expect(await warning.count()).toBe(0);

  const zoom = await zoomer(page);
  await zoom(1.25);
  await warning.waitFor();
  await page.getByText('125 %; should be 100 %').waitFor();
  await expect.poll(() => lines.count()).toBe(0);
  expect(await measures.isDisabled()).toBe(true);
  await page.getByText('To measure, set browser zoom to 100 %').waitFor();
  await zoom(1);
  await lines.first().waitFor();
  expect(await warning.count()).toBe(0);
  expect(await marked.getAttribute('aria-valuetext')).toBe(before);

  await page.goto(`${product.url}/intra/calibration`);
  await measures.waitFor();
  expect(await measures.isEnabled()).toBe(true);
  await zoom(1.25);
  await expect.poll(() => measures.isDisabled()).toBe(true);
  const top = await warning.boundingBox();
  // Visible at the top, above the fold.
  expect(top?.y ?? Number.NaN).toBeLessThan(400);
  expect(errors).toEqual([]);
});
