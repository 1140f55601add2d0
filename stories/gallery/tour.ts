import type { APIRequestContext, Browser, CDPSession, Page } from 'playwright-core';
import { type GalleryScreen, statesOf } from '../../tools/gallery/gallery-screen.ts';
import { GALLERY } from '../../tools/gallery/gallery-screens.ts';
import type { ScreenState } from '../../tools/gallery/states.ts';
import { openFor, type PersonsBrowser } from '../support/browser.ts';
import { signIn } from '../support/sign-in.ts';
import { calibrate } from '../support/taste.ts';
import { actOnceSeen } from '../support/wait-until-seen.ts';
import { capture, frame } from './capture.ts';
import { addressIn, hasAddress, type World } from './pictured-world.ts';
import { act, reach } from './screen-acts.ts';
import { askAs, free, hold, typeNonsense } from './stand-in-way.ts';

/**
 * The options of a tour: which screens are pictured in which states, and the callbacks for each
 * picture.
 */
export type Tour = {
  readonly who: GalleryScreen['who'];
  readonly states: readonly ScreenState[];
  readonly isWanted: (name: string, state: ScreenState) => boolean;
  /** The folder below which pictures are stored. */
  readonly folder: string;
  /** Called for each picture while the page still shows it. */
  readonly onPicture: (name: string, state: ScreenState, page: Page) => Promise<void>;
  /** Called with the reason if a picture could not be taken; the tour goes on. */
  readonly onProblem: (name: string, state: ScreenState, problem: unknown) => void;
};

/** Takes the pictures of one person's screens in an installation. */
export async function tour(browser: Browser, world: World, asked: Tour): Promise<void> {
  const screens = Object.entries(GALLERY).filter(
    ([name, screen]) =>
      screen.who === asked.who &&
      hasAddress(world, screen.address) &&
      statesOf(screen).some((state) => asked.states.includes(state) && asked.isWanted(name, state)),
  );
  if (screens.length === 0) return;
  const online = await enter(browser, world, asked.who, false);
  const away = asked.states.includes('offline')
    ? await enter(browser, world, asked.who, true)
    : null;
  const other = asked.states.includes('refused') ? await otherOf(browser, world, asked.who) : null;
  for (const [name, screen] of screens) {
    await reach(online.page, world, name).catch((problem) =>
      asked.onProblem(name, 'usual', problem),
    );
    let isUsual = false;
    for (const state of statesOf(screen)) {
      if (!asked.states.includes(state) || !asked.isWanted(name, state)) continue;
      const person =
        isFarIn(screen, state) && away !== null
          ? away
          : state === 'loading'
            ? await inNewWindow(online)
            : online;
      if (person !== online) {
        await leave(online);
        isUsual = false;
      }
      try {
        if (isUsual && AS_IT_STANDS.has(state))
          await frame(person.page, person.devTools, screen, state);
        else {
          await leave(person);
          await show(person, world, { name, screen, state, other: other?.page.request ?? null });
          isUsual = state === 'usual' || AS_IT_STANDS.has(state);
        }
        await painted(person.page);
        await capture(person.devTools, asked.folder, name, screen, state);
        await asked.onPicture(name, state, person.page);
      } catch (problem) {
        asked.onProblem(name, state, problem);
      }
      if (person.page !== online.page && person !== away) await person.page.close();
    }
    for (const person of [online, away]) if (person !== null) await leave(person);
  }
  for (const person of [online, away, other]) await person?.close();
}

/** The looks that are applied to an open page without a reload. */
const AS_IT_STANDS: ReadonlySet<ScreenState> = new Set([
  'dark',
  'forced',
  'narrow',
  'zoom',
  'print',
  'kiosk',
]);

/** Whether a picture is of a page without a network. */
const isFarIn = ({ isAway }: GalleryScreen, state: ScreenState): boolean =>
  isAway === true || state === 'offline';

/**
 * Leaves the screen, so that the sheet is not open in two windows, and removes what blocks the
 * page.
 */
async function leave({ page, setOffline }: PersonsBrowser): Promise<void> {
  await setOffline(false);
  await free(page);
  await page.goto('about:blank');
}

/** A person whose window is resized and pictured. */
type Visitor = PersonsBrowser & { readonly devTools: CDPSession };

/**
 * Opens another window of the same person. A socket that was held back stays so as long as its
 * window exists.
 */
async function inNewWindow(person: Visitor): Promise<Visitor> {
  const page = await person.page.context().newPage();
  await actOnceSeen(page);
  return { ...person, page, devTools: await page.context().newCDPSession(page) };
}

async function enter(
  browser: Browser,
  world: World,
  who: GalleryScreen['who'],
  keepsPage: boolean,
): Promise<Visitor> {
  const opened = await openFor(browser, { reducedMotion: 'reduce', keepsPage });
  const context = opened.page.context();
  context.setDefaultTimeout(30_000);
  const person = { ...opened, devTools: await context.newCDPSession(opened.page) };
  // Offline sign-in is only possible for a taster who has tasted on this device.
  const signedIn = who === 'anybody' && keepsPage ? 'taster' : who;
  const account = signedIn === 'anybody' ? null : world.people[signedIn];
  if (account === null) return person;
  await signIn(person.page, world.url, account);
  if (who === 'leader') return person;
  await calibrate(person.page);
  return person;
}

/** Signs in a person who lacks the permission for this person's screens. */
async function otherOf(browser: Browser, world: World, who: GalleryScreen['who']) {
  const person = await openFor(browser);
  const account = world.people[who === 'leader' ? 'taster' : 'leader'];
  if (account !== null && who !== 'anybody') await signIn(person.page, world.url, account);
  return person;
}

type Shown = {
  readonly name: string;
  readonly screen: GalleryScreen;
  readonly state: ScreenState;
  readonly other: APIRequestContext | null;
};

/** Brings a screen into a state. */
async function show(
  person: Visitor,
  world: World,
  { name, screen, state, other }: Shown,
): Promise<void> {
  const { page } = person;
  const address = addressIn(world, screen.address);
  await frame(page, person.devTools, screen, state);
  await page.goto(`${world.url}/favicon.svg`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    'isoLang',
    /^(?:es|fr|it)(?=$|-)/.exec(state)?.[0] ?? 'en',
  ] as const);
  if (state === 'loading') await hold(page);
  if (state === 'refused' && other !== null && screen.who !== 'anybody') await askAs(page, other);
  await page.goto(address);
  await page.locator('h1, main').first().waitFor({ state: 'attached' });
  if (state !== 'loading') {
    await page.waitForLoadState('networkidle');
    // The page of components always shows a skeleton.
    if (screen.route !== '/ui')
      await page.locator('main [data-skeleton]').first().waitFor({ state: 'detached' });
    await act(page, world, name, state);
  }
  if (isFarIn(screen, state)) await leaveNet(person, screen);
  if (state === 'nonsense') await typeNonsense(page);
}

/**
 * Disconnects the network. A page of the desk stays open; one of the booth or the sign-in page is
 * reloaded offline.
 */
async function leaveNet({ page, setOffline }: PersonsBrowser, { who }: GalleryScreen) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await setOffline(true);
  if (who === 'leader') {
    await page.locator('header').first().waitFor();
    return;
  }
  await page.reload();
  await page.locator('h1, main').first().waitFor({ state: 'attached' });
}

/** Resolves when fonts are loaded and the layout has been painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Waits for animations, such as the delayed loading indicator.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished),
    );
    for (const _ of [1, 2, 3]) await new Promise((done) => requestAnimationFrame(done));
  });
}
