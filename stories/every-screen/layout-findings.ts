import type { CDPSession, Page } from 'playwright-core';
import { axeFindings } from '../support/axe-findings.ts';

/** Gives the window another size, on a screen that stays the one that was measured (CAL-7). */
export type Resize = (size: { readonly width: number; readonly height: number }) => Promise<void>;

/** How a window is resized through its browser. */
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

/** The screen that the window stands on. */
export const SCREEN = { width: 1280, height: 800 } as const;
/** The window in which a screen is opened. */
export const WINDOW = { width: 1440, height: 800 } as const;

/** A screen that stands in its window: where it is, and how the window is resized. */
export type Standing = { readonly page: Page; readonly path: string; readonly resize: Resize };

/**
 * What is wrong with the layout of a screen: axe in both schemes, what scrolls sideways, breaks, is cut or stands out of
 * sight at each width, and what is wrong on paper.
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
  // The landing page is shown, not printed: a part of it is dark by itself.
  if (path !== '/') note('paper', 'colour', await colouredOnPaper(page));
  await page.emulateMedia({ media: 'screen' });
  return found;
}

/** What has no room on a screen at 1024 px and at 320 px in the language that it is shown in. */
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

/** By how many pixels the page, or what it shows, is wider than its place, once it has been laid out again; nothing where it is not. */
async function overflow(page: Page): Promise<readonly number[]> {
  const wide = await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
    const sideways = [document.documentElement, ...document.querySelectorAll('main')];
    return Math.max(...sideways.map((part) => part.scrollWidth - part.clientWidth));
  });
  return wide > 0 ? [wide] : [];
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
