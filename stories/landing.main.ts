import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { LOCALES } from '../domain/words/locale.ts';
import { openFor, startBrowser } from './support/browser.ts';
import { startDemonstration } from './support/demonstration.ts';
import { type Person, signIn } from './support/sign-in.ts';
import { calibrate, codeField, mark, nextCode, startGlass } from './support/taste.ts';

/**
 * Takes the pictures of the landing page (three screens of the demonstration in four languages and
 * both colour schemes), and the two of the README. The arguments `landing` and `readme` limit it to
 * those.
 */
const only = process.argv.slice(2);
const isWanted = (name: string) => only.length === 0 || only.includes(name);
const FOLDER = join(import.meta.dirname, '../web/entrance/landing/pictures');
const README = join(import.meta.dirname, '../docs/images');
const SIZE = { width: 840, height: 560 } as const;
/** The device pixel ratio of the pictures. */
const SHARPNESS = 1.4;
const SCHEMES = ['light', 'dark'] as const;

const Sessions = z.object({ rows: z.array(z.object({ session: z.int(), state: z.string() })) });

/** Converts a picture to WebP, in an empty page of the same browser. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const helper = await page.context().newPage();
  const bytes = await helper.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await helper.close();
  return Buffer.from(bytes);
}

/** Stores what the window shows, from the top of `from` on, as WebP. */
async function keep(page: Page, from: string, file: string): Promise<void> {
  const { x, y } = await page
    .locator(from)
    .first()
    .evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: Math.max(0, left - 16), y: Math.max(0, top) };
    });
  const png = await page.screenshot({ clip: { x, y, ...SIZE } });
  await writeFile(join(FOLDER, file), await asWebp(page, png));
  process.stdout.write(`${file}\n`);
}

/**
 * Pictures a screen in every language and colour scheme, from the top of `from` on. It waits for
 * `sign`.
 */
async function inAllLooks(page: Page, name: string, sign: string, from = sign): Promise<void> {
  for (const locale of Object.keys(LOCALES)) {
    await page.evaluate((chosen) => localStorage.setItem('isoLang', chosen), locale);
    await page.reload();
    await page.locator(sign).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => null));
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await keep(page, from, `${name}-${locale}-${scheme}.webp`);
    }
  }
}

/** Pictures a screen for the README as a user sees it. */
async function forReadme(page: Page, name: string, [width, height]: readonly [number, number]) {
  const before = page.viewportSize();
  if (before === null) throw new Error('no window');
  // The window is resized; the emulated screen keeps its size, so that it stays calibrated.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: SHARPNESS,
    mobile: false,
    screenWidth: before.width,
    screenHeight: before.height,
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const { data } = await devTools.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width, height, scale: 1 / SHARPNESS },
  });
  await writeFile(join(README, `${name}.png`), Buffer.from(data, 'base64'));
  await devTools.send('Emulation.clearDeviceMetricsOverride');
  await devTools.detach();
  process.stdout.write(`${name}.png\n`);
}

type Window = { readonly width: number; readonly height: number };
/**
 * A window with room for a picture of the landing page; at the desk also for the collapsed
 * navigation drawer.
 */
const AT_BOOTH = { width: SIZE.width, height: 1200 };
const AT_DESK = { width: SIZE.width + 80, height: 1200 };
/** The window of a kiosk, which the README shows whole. */
const KIOSK = { width: 1280, height: 800 } as const;

async function opened(browser: Browser, url: string, person: Person, viewport: Window) {
  const { page } = await openFor(browser, { viewport, deviceScaleFactor: SHARPNESS });
  await signIn(page, url, person);
  return page;
}

/** Opens the booth of the first taster who has a glass of that session to taste, with its sheet. */
async function beforeAGlass(
  browser: Browser,
  url: string,
  tasters: readonly Person[],
  session: number,
  viewport: Window,
): Promise<Page> {
  for (const taster of tasters) {
    const page = await opened(browser, url, taster, viewport);
    await calibrate(page);
    await page.waitForLoadState('networkidle');
    await page.goto(`${url}/intra/profilesheet/${session}`);
    // The booth shows a glass to confirm, a rest, a sheet that was begun, or that everything is
    // handed in.
    const others = page.locator('#row-fusty, [role=timer], main li ul li, main li button');
    await codeField(page).or(others).first().waitFor();
    if ((await codeField(page).count()) > 0) {
      await startGlass(page, await nextCode(page), '1');
      return page;
    }
    await page.context().close();
  }
  throw new Error('no taster has a glass to taste');
}

await mkdir(FOLDER, { recursive: true });
const product = await startDemonstration();
const browser = await startBrowser();
try {
  const desk = await opened(browser, product.url, product.personOf('jefespanel'), AT_DESK);
  const answer = await desk.request.get(`${product.url}/api/sessions`);
  const { rows } = Sessions.parse(await answer.json());
  const shown = rows.find(({ state }) => state === 'shown')?.session;
  if (shown === undefined) throw new Error('no session is shown');
  await desk.goto(`${product.url}/intra/tastersevaluation/${shown}`);
  await desk.locator('main table').first().waitFor();
  if (isWanted('readme')) {
    await forReadme(desk, 'board', [1440, 900]);
  }
  if (isWanted('landing')) {
    await inAllLooks(desk, 'board', 'main table');
    await desk.goto(`${product.url}/intra/quality/tasterevolution?taster=T02`);
    await inAllLooks(desk, 'evolution', 'main figure');
  }

  const tasters = product.accounts.filter(({ role }) => role === 'catadores');
  if (isWanted('landing')) {
    const booth = await beforeAGlass(browser, product.url, tasters, shown, AT_BOOTH);
    await mark(booth, 'fusty', 0);
    await mark(booth, 'musty', 0);
    await mark(booth, 'winey', 23);
    await inAllLooks(booth, 'sheet', '#row-fusty', 'body');
    // Its taster has begun a sheet; the README shows another.
    await booth.context().close();
  }
  if (isWanted('readme')) {
    const booth = await beforeAGlass(browser, product.url, tasters, shown, KIOSK);
    for (const defect of ['fusty', 'musty', 'frostbitten', 'rancid', 'other'] as const)
      await mark(booth, defect, 0);
    await mark(booth, 'winey', 23);
    await mark(booth, 'fruity', 47);
    await mark(booth, 'bitter', 32);
    await booth.screenshot({ path: join(README, 'booth.png'), scale: 'css' });
    process.stdout.write('booth.png\n');
  }
} finally {
  await browser.close();
  await product.stop();
}
