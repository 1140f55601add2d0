import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AWARD_100 } from '../domain/sheets/definition/award-100.ts';
import { GALLERY } from '../tools/gallery/gallery-screens.ts';
import { act, reach } from './gallery/acts.ts';
import { furnishTasting, tasterOf } from './gallery/furnish.ts';
import { furnishReport, furnishSheet } from './gallery/furnish-records.ts';
import { furnishSteps } from './gallery/furnish-steps.ts';
import { addressIn, type World } from './gallery/world.ts';
import { openFor, startBrowser } from './support/browser.ts';
import { type Demonstration, startDemonstration } from './support/demonstration.ts';
import { speakPseudo } from './support/pseudo-locale.ts';
import {
  BOOTH_SCREENS,
  DOOR_SCREENS,
  deskScreens,
  FURTHER_DOORS,
  furtherScreens,
  LINK_DOORS,
} from './support/screens.ts';
import { openDesk } from './support/served-session.ts';
import { signIn } from './support/sign-in.ts';
import { calibrate } from './support/taste.ts';

let browser: Browser;
let product: Demonstration;
let world: World;
beforeAll(async () => {
  browser = await startBrowser();
  product = await startDemonstration();
  const people = {
    leader: product.personOf('jefespanel'),
    taster: product.personOf('catadores'),
  };
  const desk = await openDesk(product.url, people.leader);
  await furnishReport(desk);
  await furnishSheet(desk);
  const id = await tasterOf(await openDesk(product.url, people.taster));
  const steps = await furnishSteps(product.url, desk, { ...people.taster, id });
  const facts = { ...steps, tasting: await furnishTasting(desk, id) };
  world = { url: product.url, people, facts };
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** What stands on a screen in letters and came neither from the catalogues nor from the server. */
async function untranslated(page: Page, data: Data): Promise<readonly string[]> {
  const written = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text) {
        const parent = node.parentElement;
        if (parent !== null && !/^(SCRIPT|STYLE|TITLE)$/i.test(parent.tagName))
          texts.push(node.data);
      } else if (node instanceof Element) {
        for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-valuetext'])
          texts.push(node.getAttribute(name) ?? '');
      }
    }
    return texts;
  });
  return [...new Set(written.map((text) => text.trim()))].filter((text) => isOwn(text, data));
}

/** Words that are the same in every language: names, signs of statistics, methods, sizes of files, file names. */
const NAMES =
  /^(?:Verdial|Chrome|Linux|English|Español|Français|Italiano|EN|ES|FR|IT|IOC|EU|PN|DN|En|CVr|Md|Mf|Me|IQR|RD|CI|Umax?|[A-Z]|p|n|z|F|CSV|XLSX|PDF|QR|[MP]-[A-Z]+|type [27]|[\w.-]+\.(?:csv|json)|[A-Z]{1,3}-?\d[\w-]*|s\*|AM|PM)$/;

/** What the component library says of its parts and of dates, in the languages it brings itself; the browser’s days of the week, and how long ago. */
const OF_LIBRARY =
  /^(?:sortable column|Select|Select All|Calendar|Empty|Selected (?:Date|Time): .*|(?:day|month|year|hour|minute), ?|dd|mm|yyyy|\d+ – \p{L}+|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: \d+\/\d+\/\d{4}|, (?:today|yesterday|\d+ days? ago))?)$/u;

/** Units, the room on a device, the first signs of a digest, and a whole one in fours. */
const SIGNS = /^(?:cm|mm|mL|[\d.,]+\s(?:[kMG]B|cm)|[0-9a-f]{8}|(?:[0-9a-f]{4}\s*){16})$/;

/** SHT-1: what sheets of points are called stands in their definitions, in four languages, held by a test of theirs. */
const OF_SHEETS: ReadonlySet<string> = new Set(
  [
    AWARD_100.name,
    ...AWARD_100.blocks.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]),
  ].map(({ en }) => en),
);

function isOwn(text: string, data: Data): boolean {
  // A name that is kept whole part by part has the brackets at its ends.
  if (/[⟦⟧]/.test(text) || OF_LIBRARY.test(text) || SIGNS.test(text) || OF_SHEETS.has(text))
    return false;
  if (data.documents.some((document) => document.includes(text))) return false;
  const words = text.split(/[\s,:;·()/=×→–]+/).filter((word) => /\p{L}{2}/u.test(word));
  return words.some((word) => !NAMES.test(word) && !data.words.has(word));
}

/** The data of the panel: every word of every answer of the server, and what its live documents brought. */
type Data = {
  readonly words: Set<string>;
  readonly documents: string[];
  /** How many answers are asked for and not read yet. */
  readonly awaited: () => number;
};

function followData(page: Page): Data {
  const words = new Set<string>();
  const documents: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void documents.push(payload.toString('utf8'))),
  );
  const asked = new Set<Request>();
  const isData = (request: Request) => request.url().includes('/api/');
  page.on('request', (request) => {
    if (isData(request)) asked.add(request);
  });
  page.on('requestfailed', (request) => asked.delete(request));
  page.on('response', (response) => {
    const request = response.request();
    if (!isData(request)) return;
    response
      .text()
      .then((text) => {
        for (const word of text.split(/[^\p{L}\p{N}’'.@_-]+/u))
          words.add(word).add(word.replace(/\.$/, ''));
      })
      // An answer without a body has no words.
      .catch(() => undefined)
      .finally(() => asked.delete(request));
  });
  // A page that is left forgets what it asked for.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) asked.clear();
  });
  return { words, documents, awaited: () => asked.size };
}

/** Resolves when a screen has what it shows: its answers are read, and nothing on it waits, in two frames that follow. */
async function stands(page: Page, data: Data): Promise<void> {
  await page.locator('h1').first().waitFor();
  const isStill = async () =>
    data.awaited() === 0 &&
    (await page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
      return document.querySelector('[data-skeleton]') === null;
    })) &&
    data.awaited() === 0;
  await vi.waitFor(async () => expect(await isStill()).toBe(true), { timeout: 20_000 });
}

/** What stands before a taster from the confirmed glass on. */
const STEPS = ['sheet', 'review', 'rest', 'wrong-glass', 'answer', 'done'] as const;

/** Where the tray of the session leads that is before a taster. */
async function trayOf(page: Page): Promise<string> {
  const link = page.locator('a[href^="/intra/profilesheet/"]').first();
  return (await link.getAttribute('href')) ?? '';
}

test.each([
  ['anybody', null],
  ['a taster', 'catadores'],
  ['the panel leader', 'jefespanel'],
] as const)('SCR-3 every word on the screens of %s is translated', async (_, role) => {
  const { page, close } = await openFor(browser);
  await speakPseudo(page);
  const data = followData(page);
  for (const { username } of product.accounts) data.words.add(username);
  if (role !== null) await signIn(page, product.url, product.personOf(role));
  if (role === 'catadores') await calibrate(page);
  const screens =
    role === null
      ? { ...DOOR_SCREENS, ...FURTHER_DOORS, ...LINK_DOORS }
      : role === 'catadores'
        ? { ...BOOTH_SCREENS, tray: await trayOf(page) }
        : {
            ...(await deskScreens(page, product.url)),
            ...(await furtherScreens(page, product.url)),
          };
  const found: unknown[] = [];
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(`${product.url}${path}`);
    await stands(page, data);
    for (const text of await untranslated(page, data)) found.push([name, text]);
  }
  if (role === 'catadores')
    for (const name of STEPS) {
      await reach(page, world, name);
      await page.goto(addressIn(world, GALLERY[name]?.address ?? ''));
      await stands(page, data);
      await act(page, world, name, 'usual');
      for (const text of await untranslated(page, data)) found.push([name, text]);
    }
  await close();
  expect(found).toEqual([]);
});
