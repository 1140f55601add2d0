import type { Browser, Page } from 'playwright-core';
import { standing } from '../../tools/gallery/checked-screens.ts';
import type { GalleryScreen } from '../../tools/gallery/gallery-screen.ts';
import { addressIn, type World } from '../gallery/pictured-world.ts';
import { act, reach } from '../gallery/screen-acts.ts';
import { openFor } from '../support/browser.ts';
import { signIn } from '../support/sign-in.ts';
import { calibrate } from '../support/taste.ts';
import { resizer, SCREEN, type Standing, WINDOW } from './layout-findings.ts';
import { followRequests, navigate } from './navigate.ts';

/** The people whose screens are visited. */
export const PEOPLE = ['anybody', 'leader', 'taster'] as const;

/** The errors of each visited screen, by name; empty for a screen without errors. */
export type Findings = ReadonlyMap<string, readonly string[]>;

type Visit = {
  readonly who: GalleryScreen['who'];
  /** The screens, by name; those of other people are left out. */
  readonly names: readonly string[];
  /** Prepares the page before it is opened. Returns the check that runs on each complete screen. */
  readonly prepare: (page: Page) => Promise<(standing: Standing) => Promise<readonly string[]>>;
};

/**
 * Visits the screens of one person in one window: the page is loaded once, and navigates from
 * screen to screen.
 */
export async function visitScreens(
  browser: Browser,
  world: World,
  { who, names, prepare }: Visit,
): Promise<Findings> {
  const { page, close } = await openFor(browser, { reducedMotion: 'reduce', viewport: SCREEN });
  const resize = resizer(await page.context().newCDPSession(page));
  const requests = followRequests(page);
  const judge = await prepare(page);
  const person = who === 'anybody' ? null : world.people[who];
  if (person !== null) await signIn(page, world.url, person);
  if (who === 'taster') await calibrate(page);
  const found = new Map<string, readonly string[]>();
  for (const name of names.filter((one) => standing(one).who === who)) {
    try {
      await reach(page, world, name);
      await resize(WINDOW);
      const address = addressIn(world, standing(name).address);
      await navigate(page, address, requests);
      await act(page, world, name, 'usual');
      const path = address.slice(world.url.length);
      found.set(name, await judge({ page, path, resize }));
    } catch (problem) {
      found.set(name, [String(problem)]);
    }
  }
  await close();
  return found;
}

/** The findings of all screens as lines, each with the name of its screen. */
export const linesOf = (findings: Findings): readonly string[] =>
  [...findings].flatMap(([name, all]) => all.map((one) => `${name}: ${one}`));
