import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { furnishReport, furnishSheet } from './gallery/furnish-records.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor, startBrowser } from './support/browser.ts';
import { type Product, startProduct } from './support/product.ts';
import {
  BOOTH_SCREENS,
  DOOR_SCREENS,
  deskScreens,
  FURTHER_DOORS,
  furtherScreens,
  LINK_DOORS,
} from './support/screens.ts';
import { openDesk } from './support/served-session.ts';
import { exploreDemonstration } from './support/set-up.ts';
import { type Person, signIn } from './support/sign-in.ts';
import { calibrate } from './support/taste.ts';

let browser: Browser;
let product: Product;
let leader: Person;
let taster: Person;
let ofFirstStart: unknown;
beforeAll(async () => {
  browser = await startBrowser();
  product = await startProduct();
  const founder = await openFor(browser);
  await show(founder.page, '/setup');
  ofFirstStart = await axeFindings(founder.page);
  const accounts = await exploreDemonstration(founder.page, product.url);
  await founder.close();
  const of = (role: string): Person => {
    const found = accounts.find((account) => account.role === role);
    if (found === undefined) throw new Error(`no account of a ${role}`);
    return found;
  };
  leader = of('Panel leader');
  taster = of('Taster');
  const desk = await openDesk(product.url, leader);
  await furnishReport(desk);
  await furnishSheet(desk);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** The people of these stories, each with the screens that are theirs. */
const WHO = {
  anybody: async () => ({ ...DOOR_SCREENS, ...FURTHER_DOORS, ...LINK_DOORS }),
  'the panel leader': async (page: Page) => {
    await signIn(page, product.url, leader);
    return {
      ...(await deskScreens(page, product.url)),
      ...(await furtherScreens(page, product.url)),
    };
  },
  'a taster': async (page: Page) => {
    await signIn(page, product.url, taster);
    await calibrate(page);
    return BOOTH_SCREENS;
  },
} as const;

/** Opens a screen and waits until it has what it shows. */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(`${product.url}${path}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** A sheet of A4 within the margins that browsers leave. */
const PAPER = { width: 718, height: 1_047 } as const;

/** By how many pixels the page, or what it shows, is wider than its place, once it has been laid out anew. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
    const sideways = [document.documentElement, ...document.querySelectorAll('main')];
    return Math.max(...sideways.map((part) => part.scrollWidth - part.clientWidth));
  });
}

/** The words, the codes of samples and the numbers of reports that are broken in the middle for want of room, with what stands around them. */
async function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      for (const { index, 0: word } of text.matchAll(/\p{L}+(?:-\d+)+|\d{4}-\d{4}|\p{L}{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${word} in ${text.slice(0, 60)}`);
      }
    }
    return broken;
  });
}

/** The tables that are wider than their place, by what stands in them first. */
async function wideTables(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => part.scrollWidth - part.clientWidth > 1)
      .filter((part) => getComputedStyle(part).overflowX !== 'visible')
      .filter((part) => part.querySelector('table, [role=grid]') !== null)
      .map((part) => part.textContent?.slice(0, 60) ?? ''),
  );
}

/** Tables of two dimensions and charts, whose parts would mean nothing one below the other, scroll within themselves. */
const isOfFigures = (path: string): boolean =>
  /^\/intra\/(quality|tastersevaluation\/\d+$|assessments\/\d)/.test(path);

/** SCR-27: what can be pressed and stands beside the window. */
async function outOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a, input, select, textarea)')]
      .filter((one) => one.checkVisibility())
      .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
}

/** What is cut on the paper of a page: what is wider than its place, where that does not let it stand out, and the page itself. */
async function cutOnPaper(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (main === null) return [];
    const right = document.documentElement.clientWidth;
    const isCut = (part: Element): boolean => {
      const { overflowX } = getComputedStyle(part);
      if (overflowX !== 'visible') return part.scrollWidth - part.clientWidth > 1;
      return part.tagName === 'TABLE' && part.getBoundingClientRect().right - right > 1;
    };
    return [...main.querySelectorAll('*')]
      .filter((part) => part.querySelector('table, svg') !== null || part.tagName === 'TABLE')
      .filter(isCut)
      .map((part) => `${part.tagName} ${part.className} ${part.textContent?.slice(0, 40)}`);
  });
}

test('SCR-1 the first start is without a finding of axe', () => {
  expect(ofFirstStart).toEqual([]);
});

test.each(Object.entries(WHO).map(([name, screensFor]) => ({ name, screensFor })))(
  'SCR-1 SCR-2 SCR-24 SCR-27 every screen of $name is without a finding of axe in both schemes, none scrolls sideways, at 1200, 1024 and 600 px nor at four times 320, no table does at 1440, no word or code is broken at 1440, 1024 and 600, what is pressed is in sight at 1024, 600 and 320, and on paper no table is cut',
  async ({ screensFor }) => {
    const { page, close } = await openFor(browser, { reducedMotion: 'reduce' });
    const found: unknown[] = [];
    for (const [name, path] of Object.entries(await screensFor(page))) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await show(page, path);
      for (const table of await wideTables(page)) found.push([name, 1440, 'scrolls', table]);
      for (const word of await brokenWords(page)) found.push([name, 1440, 'breaks', word]);
      await page.setViewportSize({ width: 1200, height: 800 });
      const wide = await overflow(page);
      if (wide > 0) found.push([name, 1200, wide]);
      for (const finding of await axeFindings(page)) found.push([name, 'light', finding]);
      await page.emulateMedia({ colorScheme: 'dark' });
      for (const finding of await axeFindings(page, { only: 'colours' }))
        found.push([name, 'dark', finding]);
      await page.emulateMedia({ colorScheme: 'light' });
      for (const width of [1024, 600, 320]) {
        await page.setViewportSize({ width, height: 640 });
        const over = await overflow(page);
        if (over > 0) found.push([name, width, over]);
        for (const act of isOfFigures(path) ? [] : await outOfSight(page))
          found.push([name, width, 'out of sight', act]);
        if (width === 320) continue;
        for (const word of await brokenWords(page)) found.push([name, width, 'breaks', word]);
      }
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: 'print' });
      for (const cut of await cutOnPaper(page)) found.push([name, 'on paper', cut]);
      await page.emulateMedia({ media: 'screen' });
    }
    await close();
    expect(found).toEqual([]);
  },
);
