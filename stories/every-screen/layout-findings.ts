import type { CDPSession, Page } from 'playwright-core';
import { axeFindings } from '../support/axe-findings.ts';

/** Resizes the window. The emulated screen keeps its size, so that it stays calibrated (CAL-7). */
export type Resize = (size: { readonly width: number; readonly height: number }) => Promise<void>;

/** Creates the function that resizes a window through its browser. */
export const resizer =
  (devTools: CDPSession): Resize =>
  async (size) => {
    await devTools.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: false,
      screenWidth: SCREEN.width,
      screenHeight: SCREEN.height,
    });
  };

/** The size of the emulated screen. */
export const SCREEN = { width: 1280, height: 800 } as const;
/** The size of the window in which a screen is opened. */
export const WINDOW = { width: 1440, height: 800 } as const;

/** An open screen of the product: its page, its path, and how its window is resized. */
export type Standing = { readonly page: Page; readonly path: string; readonly resize: Resize };

/**
 * Finds layout errors of a screen, and errors of its printed page. It runs axe in both colour
 * schemes, and looks for horizontal scrolling, broken words, cut text and hidden controls at each
 * width.
 */
export async function layoutFindings({ page, path, resize }: Standing): Promise<readonly string[]> {
  const found: string[] = [];
  const note = (where: string, what: string, all: readonly unknown[]) => {
    for (const one of all) found.push(`${where}, ${what}: ${String(one)}`);
  };
  note('1440 px', 'scrolls', await wideTables(page));
  note('1440 px', 'breaks', await brokenWords(page));
  await resize({ width: 1200, height: 800 });
  note('1200 px', 'wider than the page by', await overflow(page));
  note('light', 'axe', await axeFindings(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  note('dark', 'axe', await axeFindings(page, { only: 'colours' }));
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of [1024, 600, 320]) {
    const at = `${width} px`;
    await resize({ width, height: 640 });
    note(at, 'wider than the page by', await overflow(page));
    if (!isOfFigures(path)) note(at, 'out of sight', await outOfSight(page));
    note(at, 'cut', await cutTexts(page));
    note(at, 'cut without a cue', await cutWithoutCue(page));
    note(at, 'never seen whole', await unreadableCells(page));
    if (width !== 320) note(at, 'breaks', await brokenWords(page));
  }
  await resize(PAPER);
  await page.emulateMedia({ media: 'print' });
  if (await isAside(page)) await resize(ASIDE);
  note('paper', 'cut', await cutOnPaper(page));
  note('paper', 'control', await controlsOnPaper(page));
  // The landing page is not meant for printing: a part of it is dark in both schemes.
  if (path !== '/') note('paper', 'colour', await colouredOnPaper(page));
  await page.emulateMedia({ media: 'screen' });
  return found;
}

/** Finds text that has no room on a screen at 1024 px and at 320 px, in the present language. */
export async function roomFindings(
  name: string,
  { page, resize }: Standing,
): Promise<readonly string[]> {
  const found: string[] = [];
  await resize({ width: 1024, height: 768 });
  await page.locator('main table').first().waitFor();
  await overflow(page);
  for (const table of await wideTables(page)) found.push(`1024 px, scrolls: ${table}`);
  for (const words of await wordsOverCells(page)) found.push(`1024 px, runs over: ${words}`);
  await resize({ width: 320, height: 640 });
  await overflow(page);
  for (const words of await wordsOverCells(page)) found.push(`320 px, runs over: ${words}`);
  if (name === 'board') return found;
  for (const act of await outOfSight(page)) found.push(`320 px, out of sight: ${act}`);
  if (name === 'plan') return found;
  for (const table of await wideTables(page)) found.push(`320 px, scrolls: ${table}`);
  return found;
}

/** An A4 page within the default margins of browsers, in CSS pixels. */
const PAPER = { width: 718, height: 1_047 } as const;
/** The same in landscape orientation. */
const ASIDE = { width: 1_047, height: 718 } as const;

/** Whether a screen asks to be printed in landscape orientation (SCR-24). */
const isAside = (page: Page): Promise<boolean> =>
  page
    .locator('main *')
    .evaluateAll((all) =>
      all.some((one) => getComputedStyle(one).getPropertyValue('page') === 'wide'),
    );

/**
 * The overflow: by how many pixels the page or a part of it is wider than its container, after a
 * new layout. Empty if there is none.
 */
async function overflow(page: Page): Promise<readonly number[]> {
  const wide = await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
    const sideways = [document.documentElement, ...document.querySelectorAll('main')];
    return Math.max(...sideways.map((part) => part.scrollWidth - part.clientWidth));
  });
  return wide > 0 ? [wide] : [];
}

/**
 * Finds words, sample codes and report numbers that are broken in the middle for want of room, with
 * their context.
 */
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

/** Finds tables that are wider than their container, by their first text. */
async function wideTables(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => part.scrollWidth - part.clientWidth > 1)
      .filter((part) => getComputedStyle(part).overflowX !== 'visible')
      .filter((part) => part.querySelector('table, [role=grid]') !== null)
      .map((part) => part.textContent?.slice(0, 60) ?? ''),
  );
}

/** Finds truncated texts whose full text is not shown anywhere near (SCR-28). */
async function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => getComputedStyle(part).webkitLineClamp !== 'none')
      .filter((part) => part.scrollHeight - part.clientHeight > 1)
      .filter((part) => part.parentElement?.querySelector('[aria-expanded]') === null)
      .map((part) => part.textContent ?? ''),
  );
}

/** Finds tables that are cut at an edge without a scroll hint, by their first text (SCR-28). */
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

/** Finds cells that are wider than the room that the sticky columns leave (BRD-14). */
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

/**
 * Finds controls that are printed: empty text areas, and buttons that are not marked as readable on
 * paper (SCR-24).
 */
async function controlsOnPaper(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body :is(button, [role=button], [role=radio], textarea)')]
      .filter((one) => one.checkVisibility() && !one.hasAttribute('data-on-paper'))
      .filter((one) => one.tagName !== 'TEXTAREA' || one.textContent === '')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
}

/** Finds printed text that is neither black nor the dark grey of a report (SCR-24). */
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

/** Finds text in a table row that overlaps the next cell. */
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

/**
 * Whether the path is a screen of two-dimensional tables or charts. They scroll within themselves,
 * because their parts mean nothing one below the other.
 */
const isOfFigures = (path: string): boolean =>
  /^\/intra\/(quality|tastersevaluation\/\d+$|assessments\/\d)/.test(path);

/** Finds controls outside of the window (SCR-27). */
async function outOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a, input, select, textarea)')]
      .filter((one) => one.checkVisibility())
      .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
}

/**
 * Finds what is cut on the printed page: elements that are wider than a container that clips them,
 * and the page itself.
 */
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
