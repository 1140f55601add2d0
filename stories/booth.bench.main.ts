import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { ATTRIBUTE_KEYS } from '../domain/words/attributes.ts';
import { openFor, startBrowser } from './support/browser.ts';
import buildPage from './support/build-page.ts';
import { startProduct } from './support/product.ts';
import { foundPanel } from './support/served-session.ts';
import { signIn } from './support/sign-in.ts';
import { calibrate, codeField, mark, nextCode, openTray, signSheet } from './support/taste.ts';
import { waitUntilSeen } from './support/wait-until-seen.ts';

/**
 * Benchmarks a booth in real Chromium: the scripts loaded before its sheet, the time to open a
 * sheet, and the time until a mark is painted.
 */
const SHEETS = 5;
const DIST = join(import.meta.dirname, '../dist');

await buildPage();
const browser = await startBrowser();
const product = await startProduct();

/** Records the scripts that a page requests, by address. */
function recordScripts(page: Page): () => readonly string[] {
  const found = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') found.add(new URL(request.url()).pathname);
  });
  return () => [...found];
}

async function kilobytes(paths: readonly string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => readFile(join(DIST, path))));
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1000;
}

/**
 * Runs in the page: measures the time from a key press or touch to the next paint (event timing).
 */
function watch(): void {
  const events: number[] = [];
  Reflect.set(window, 'eventTimes', events);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'pointerup' || entry.name === 'click') events.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  let pressed = 0;
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') pressed = timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    if (pressed === 0 || document.querySelector('#row-fruity') === null) return;
    const from = pressed;
    pressed = 0;
    requestAnimationFrame(() =>
      setTimeout(() => Reflect.set(window, 'openedAfter', performance.now() - from)),
    );
  }).observe(document, { childList: true, subtree: true });
}

try {
  const desk = await foundPanel(product.url);
  const taster = await desk.taster('T01', 'Elena');
  const oils = await Promise.all(
    Array.from({ length: SHEETS }, (_, place) => desk.sample(`B-${place}`)),
  );
  const session = await desk.show(oils, [taster.id], 0);
  // A calibrated device, as at the beginning of a session.
  const first = await openFor(browser);
  await signIn(first.page, product.url, taster);
  await calibrate(first.page);
  const storageState = await first.page.context().storageState();
  await first.close();

  const { page, close } = await openFor(browser, {
    storageState: { ...storageState, cookies: [] },
  });
  await page.addInitScript(watch);
  const scripts = recordScripts(page);
  await page.goto(`${product.url}/login?returnUrl=%2Fintra%2Fevaluations`);
  await page.locator('#username').waitFor();
  await page.waitForLoadState('networkidle');
  const door = scripts();
  await page.locator('#username').fill(taster.username);
  await page.locator('#password').fill(taster.password);
  await page.locator('#password').press('Enter');
  await openTray(page, session);
  const opened: number[] = [];
  const painted: number[] = [];
  const cdp = await page.context().newCDPSession(page);
  for (let sheet = 0; sheet < SHEETS; sheet += 1) {
    await codeField(page).fill(await nextCode(page));
    await page.locator('main form input').nth(1).fill('4');
    await waitUntilSeen(page);
    await codeField(page).press('Enter');
    await page.waitForFunction(() => Reflect.has(window, 'openedAfter'));
    opened.push(await page.evaluate(() => Number(Reflect.get(window, 'openedAfter'))));
    if (sheet === 0) {
      const sheetScripts = scripts().filter((path) => !door.includes(path));
      process.stdout.write(
        `  script before the sheet, gzip: at the door ${(await kilobytes(door)).toFixed(0)} kB, after signing in ${(await kilobytes(sheetScripts)).toFixed(0)} kB\n`,
      );
      const sized = await Promise.all(
        sheetScripts.map(async (path) => ({ path, size: await kilobytes([path]) })),
      );
      for (const { path, size } of sized.toSorted((a, b) => b.size - a.size).slice(0, 12))
        process.stdout.write(`    ${size.toFixed(1)} kB ${path}\n`);
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => Reflect.get(window, 'eventTimes').splice(0));
    for (const [place, attribute] of ATTRIBUTE_KEYS.entries()) {
      await mark(page, attribute, attribute === 'other' ? 0 : 10 + place * 5);
      // The browser reports an event when it is painted, and omits those under 16 ms.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
    }
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    painted.push(...(await page.evaluate((): number[] => Reflect.get(window, 'eventTimes'))));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.locator('#row-fruity [role=radio]').first().click();
    await page.evaluate(() => Reflect.deleteProperty(window, 'openedAfter'));
    await signSheet(page);
    if (sheet < SHEETS - 1) await codeField(page).waitFor();
  }
  const middle = (times: readonly number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const nineInTen = (times: readonly number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? 0;
  const most = (times: readonly number[]) => Math.max(0, ...times);
  process.stdout.write(
    `  a sheet opens from the tray: first ${opened[0]?.toFixed(0)} ms, middle ${middle(opened).toFixed(0)} ms, most ${most(opened).toFixed(0)} ms\n`,
  );
  process.stdout.write(
    `  a mark's next paint at a quarter of the processor: middle ${middle(painted).toFixed(0)} ms, nine in ten within ${nineInTen(painted).toFixed(0)} ms, most ${most(painted).toFixed(0)} ms, of ${painted.length} events\n`,
  );
  await close();
} finally {
  await browser.close();
  await product.stop();
}
process.exit(0);
