import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '../domain/words/locale.ts';
import { furnishReport, furnishSheet } from './gallery/furnish-records.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor, startBrowser } from './support/browser.ts';
import { type Demonstration, startDemonstration } from './support/demonstration.ts';
import {
  BOOTH_SCREENS,
  DOOR_SCREENS,
  deskScreens,
  FURTHER_DOORS,
  furtherScreens,
  LINK_DOORS,
} from './support/screens.ts';
import { openDesk } from './support/served-session.ts';
import { type Person, signIn } from './support/sign-in.ts';
import { calibrate } from './support/taste.ts';

let browser: Browser;
let product: Demonstration;
let leader: Person;
let taster: Person;
beforeAll(async () => {
  browser = await startBrowser();
  product = await startDemonstration();
  leader = product.personOf('jefespanel');
  taster = product.personOf('catadores');
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
/** The same on its side, where the page of a screen lies so. */
const ASIDE = { width: 1_047, height: 718 } as const;

/** SCR-24: whether a screen asks for paper that lies on its side. */
const isAside = (page: Page): Promise<boolean> =>
  page
    .locator('main *')
    .evaluateAll((all) =>
      all.some((one) => getComputedStyle(one).getPropertyValue('page') === 'wide'),
    );

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

/** SCR-28: the texts that are cut and whose rest nothing beside them shows. */
async function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => getComputedStyle(part).webkitLineClamp !== 'none')
      .filter((part) => part.scrollHeight - part.clientHeight > 1)
      .filter((part) => part.parentElement?.querySelector('[aria-expanded]') === null)
      .map((part) => part.textContent ?? ''),
  );
}

/** SCR-28: the tables that are cut at an edge without a sign of it, by what stands in them first. */
async function cutWithoutCue(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => part.scrollWidth - part.clientWidth > 1)
      .filter((part) => part.checkVisibility())
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
      .filter((part) => part.querySelector('table, [role=grid]') !== null)
      .filter(
        (part) =>
          !part.hasAttribute('data-more-end') || getComputedStyle(part).maskImage === 'none',
      )
      .map((part) => part.textContent?.slice(0, 60) ?? ''),
  );
}

/** BRD-14: the cells that are wider than what the columns that stay in view leave of their room. */
async function unreadableCells(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const room = table.parentElement?.clientWidth ?? 0;
      const cells = [...table.querySelectorAll('thead tr:first-child > *')];
      const isStuck = (cell: Element) => getComputedStyle(cell).position === 'sticky';
      const widthOf = (cell: Element) => cell.getBoundingClientRect().width;
      const stuck = cells.filter(isStuck).reduce((sum, cell) => sum + widthOf(cell), 0);
      return table.scrollWidth <= room || getComputedStyle(table).display !== 'table'
        ? []
        : cells
            .filter((cell) => !isStuck(cell) && widthOf(cell) > room - stuck)
            .map((cell) => `${cell.textContent} ${widthOf(cell)} > ${room} - ${stuck}`);
    }),
  );
}

/** SCR-24: what is pressed or typed into and stands on paper; what is read stands in a button only where that says so. */
async function controlsOnPaper(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body :is(button, [role=button], [role=radio], textarea)')]
      .filter((one) => one.checkVisibility() && !one.hasAttribute('data-on-paper'))
      .filter((one) => one.tagName !== 'TEXTAREA' || one.textContent === '')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
}

/** SCR-24: the words on paper that are not black, nor the dark grey of a report. */
async function colouredOnPaper(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const coloured = new Set<string>();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '' || !parent.checkVisibility()) continue;
      if (parent.closest('svg, script, style, input, textarea') !== null) continue;
      const { color } = getComputedStyle(parent);
      const [red = 255, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number);
      if (red !== green || green !== blue || red > 68)
        coloured.add(`${color} ${node.textContent?.slice(0, 30)}`);
    }
    return [...coloured];
  });
}

/** The words in a row of a table that run over into the cell after theirs, or under it. */
async function wordsOverCells(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('main tr > *')].flatMap((cell) => {
      const next = cell.nextElementSibling?.getBoundingClientRect();
      if (next === undefined || cell.getAttribute('rowspan') !== null) return [];
      if (getComputedStyle(cell.nextElementSibling ?? cell).position === 'sticky') return [];
      range.selectNodeContents(cell);
      const right = Math.max(0, ...[...range.getClientRects()].map((part) => part.right));
      return right > next.left + 1 && range.getBoundingClientRect().width > 1
        ? [`${cell.textContent}: ${right} > ${next.left}`]
        : [];
    });
  });
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

test.each(Object.entries(WHO).map(([name, screensFor]) => ({ name, screensFor })))(
  'SCR-1 SCR-2 SCR-24 SCR-27 SCR-28 SCR-29 BRD-15 every screen of $name is without a finding of axe in both schemes, none scrolls sideways, at 1200, 1024 and 600 px nor at four times 320, no table does at 1440, no word or code is broken at 1440, 1024 and 600, what is pressed is in sight at 1024, 600 and 320, what is cut there has a button or a sign of it, every cell is seen whole, and on paper no table is cut, nothing is pressed and words are black',
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
        for (const cut of await cutTexts(page)) found.push([name, width, 'cut', cut]);
        for (const table of await cutWithoutCue(page)) found.push([name, width, 'no cue', table]);
        for (const cell of await unreadableCells(page))
          found.push([name, width, 'never seen whole', cell]);
        if (width === 320) continue;
        for (const word of await brokenWords(page)) found.push([name, width, 'breaks', word]);
      }
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: 'print' });
      if (await isAside(page)) await page.setViewportSize(ASIDE);
      for (const cut of await cutOnPaper(page)) found.push([name, 'on paper', cut]);
      for (const control of await controlsOnPaper(page))
        found.push([name, 'on paper', 'control', control]);
      // The landing page is shown, not printed: a part of it is dark by itself.
      for (const words of path === '/' ? [] : await colouredOnPaper(page))
        found.push([name, 'on paper', 'colour', words]);
      await page.emulateMedia({ media: 'screen' });
    }
    await close();
    expect(found).toEqual([]);
  },
);

test.each(Object.keys(LOCALES))(
  'SCR-27 SCR-29 SCR-31 in %s the tables of a plan have room at 1024 px beside the rail, no words run over into the next cell, and at 320 px the lists have room',
  async (locale) => {
    const { page, close } = await openFor(browser, { reducedMotion: 'reduce' });
    await signIn(page, product.url, leader);
    await page.evaluate((language) => localStorage.setItem('isoLang', language), locale);
    const { plan, board, sessions, samples, acceptance } = await deskScreens(page, product.url);
    const found: unknown[] = [];
    for (const path of [plan, board, sessions, samples, acceptance].map(String)) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await show(page, path);
      await page.locator('main table').first().waitFor();
      for (const table of await wideTables(page)) found.push([path, 1024, 'scrolls', table]);
      for (const words of await wordsOverCells(page)) found.push([path, 1024, 'runs over', words]);
      await page.setViewportSize({ width: 320, height: 640 });
      await overflow(page);
      for (const words of await wordsOverCells(page)) found.push([path, 320, 'runs over', words]);
      if (path === board) continue;
      for (const act of await outOfSight(page)) found.push([path, 320, 'out of sight', act]);
      if (path === plan) continue;
      for (const table of await wideTables(page)) found.push([path, 320, 'scrolls', table]);
    }
    await close();
    expect(found).toEqual([]);
  },
);
