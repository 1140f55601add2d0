import type { Page } from 'playwright-core';
import { AWARD_100 } from '../../domain/sheets/definition/award-100.ts';
import { LOCALE_CODES, LOCALES } from '../../domain/words/locale.ts';

/**
 * Finds untranslated text on a screen: text that came neither from the catalogues nor from the
 * server.
 */
export async function untranslated(page: Page, data: Data): Promise<readonly string[]> {
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

/**
 * Words that are the same in every language: names, statistical symbols, methods, file sizes, file
 * names.
 */
const NAMES =
  /^(?:Verdial|Chrome|Linux|EN|IOC|EU|PN|DN|En|CVr|Md|Mf|Me|IQR|RD|CI|Umax?|[A-Z]|p|n|z|F|CSV|XLSX|PDF|QR|[MP]-[A-Z]+|type [27]|[\w.-]+\.(?:csv|json)|[A-Z]{1,3}-?\d[\w-]*|s\*|AM|PM)$/;

/**
 * Texts of the component library, which has its own translations, and the browser’s weekdays and
 * relative dates.
 */
const OF_LIBRARY =
  /^(?:sortable column|Select|Select All|Calendar|Empty|Selected (?:Date|Time): .*|(?:day|month|year|hour|minute), ?|dd|mm|yyyy|\d+ – \p{L}+|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: \d+\/\d+\/\d{4}|, (?:today|yesterday|\d+ days? ago))?)$/u;

/** Units, storage sizes, the first digits of a digest, and a whole one in groups of four. */
const SIGNS = /^(?:cm|mm|mL|[\d.,]+\s(?:[kMG]B|cm)|[0-9a-f]{8}|(?:[0-9a-f]{4}\s*){16})$/;

/** The names and the codes of the languages. */
const OF_LANGUAGES: ReadonlySet<string> = new Set(
  LOCALE_CODES.flatMap((locale) => [LOCALES[locale].name, locale.toUpperCase()]),
);

/**
 * The names of a points sheet are in its definition, in four languages; a test there checks them
 * (SHT-1).
 */
const OF_SHEETS: ReadonlySet<string> = new Set(
  [
    AWARD_100.name,
    ...AWARD_100.blocks.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]),
  ].map(({ en }) => en),
);

function isOwn(text: string, data: Data): boolean {
  // A name that is translated in parts has the brackets at its ends.
  if (/[⟦⟧]/.test(text) || OF_LIBRARY.test(text) || SIGNS.test(text) || OF_SHEETS.has(text))
    return false;
  if (data.documents.some((document) => document.includes(text))) return false;
  if (OF_LANGUAGES.has(text)) return false;
  const words = text.split(/[\s,:;·()/=×→–]+/).filter((word) => /\p{L}{2}/u.test(word));
  return words.some((word) => !NAMES.test(word) && !data.words.has(word));
}

/**
 * The panel's data that a page received: the words of all server responses, and the text of live
 * documents.
 */
export type Data = {
  readonly words: Set<string>;
  readonly documents: string[];
  /** Resolves when every response so far has been read. */
  readonly isRead: () => Promise<unknown>;
};

/** Records what the server sends to a page from now on. */
export function followData(page: Page): Data {
  const words = new Set<string>();
  const documents: string[] = [];
  const reading = new Set<Promise<void>>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void documents.push(payload.toString('utf8'))),
  );
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    const read = response
      .text()
      .then((text) => {
        for (const word of text.split(/[^\p{L}\p{N}’'.@_-]+/u))
          words.add(word).add(word.replace(/\.$/, ''));
      })
      // A response without a body has no words.
      .catch(() => undefined)
      .finally(() => reading.delete(read));
    reading.add(read);
  });
  return { words, documents, isRead: () => Promise.all(reading) };
}
