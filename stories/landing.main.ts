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
 * The pictures of the landing page, three screens of the demonstration, four languages, both schemes; and the two of the
 * README. Only those that are named, where any are: `landing`, `readme`.
 */
const only = process.argv.slice(2);
const isWanted = (name: string) => only.length === 0 || only.includes(name);
const FOLDER = join(import.meta.dirname, '../web/entrance/landing/pictures');
const README = join(import.meta.dirname, '../docs/images');
const SIZE = { width: 840, height: 560 } as const;
/** How many points of the picture a point of the page has. */
const SHARPNESS = 1.4;
const SCHEMES = ['light', 'dark'] as const;

const Sessions = z.object({ rows: z.array(z.object({ session: z.int(), state: z.string() })) });

/** A picture anew as WebP, by a page of the same browser that knows nothing of the product. */
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

/** Keeps what stands in the window from the top of `from` on, as WebP. */
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

/** One screen in every language and scheme, from the top of `from` on; it is there when `sign` is. */
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

/** The screen as somebody at it sees it, for the README. */
async function forReadme(page: Page, name: string, [width, height]: readonly [number, number]) {
  const before = page.viewportSize();
  if (before === null) throw new Error('no window');
  // The window changes, and the screen stays the one that was measured.
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
/** A window with room for a picture of the landing page, and at the desk for the folded drawer beside it. */
const AT_BOOTH = { width: SIZE.width, height: 1200 };
const AT_DESK = { width: SIZE.width + 80, height: 1200 };
/** The window of a kiosk, which the README shows whole. */
const KIOSK = { width: 1280, height: 800 } as const;

async function opened(browser: Browser, url: string, person: Person, viewport: Window) {
  const { page } = await openFor(browser, { viewport, deviceScaleFactor: SHARPNESS });
  await signIn(page, url, person);
  return page;
}

/** The booth of the first taster who has a glass of that session to taste, with its sheet open. */
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
    // Before the taster is now a glass to confirm, a rest, or a sheet that is begun; or all is handed in.
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
    // Its taster has a sheet begun, and the README shows another.
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
