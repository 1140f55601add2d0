import type { Browser } from 'playwright-core';
import type { World } from '../gallery/pictured-world.ts';
import { speakPseudo } from '../support/pseudo-locale.ts';
import { followData, untranslated } from './untranslated.ts';
import { type Findings, type PEOPLE, visitScreens } from './visit-screens.ts';

/**
 * Finds untranslated text on the screens of one person. The user names of these accounts are data.
 */
export async function wordsOfScreens(
  browser: Browser,
  world: World,
  asked: {
    readonly who: (typeof PEOPLE)[number];
    readonly names: readonly string[];
    readonly usernames: readonly string[];
  },
): Promise<Findings> {
  return visitScreens(browser, world, {
    ...asked,
    async prepare(page) {
      await speakPseudo(page);
      const data = followData(page);
      for (const username of asked.usernames) data.words.add(username);
      return async () => {
        await data.isRead();
        return untranslated(page, data);
      };
    },
  });
}
