import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startKillable } from '../support/killable-browser.ts';
import type { Product } from '../support/product.ts';
import type { Person } from '../support/sign-in.ts';
import { waitUntilSeen } from '../support/wait-until-seen.ts';
import { lookAt, type Standing } from './look-at.ts';

/**
 * The network conditions of a storm (randomised test). A device that is cut off, or without a
 * server, is offline.
 */
export type Weather = {
  isServerUp: boolean;
  /**
   * Whether the tasting was ended since the storm began. A taster who then signs out has no tray
   * offline.
   */
  hasEnded: boolean;
};

/**
 * A device of a storm: a browser with its own profile, which is killed and started again, and its
 * taster.
 */
export type BoothDevice = Awaited<ReturnType<typeof openBoothDevice>>;

const SOON = 60_000;
/** By then a tray on the device is shown, in ms. */
const READ = 5_000;

/** The states of the page in which the taster is in the booth. */
const IN_BOOTH: ReadonlySet<Standing['at']> = new Set([
  'sheet',
  'review',
  'confirm',
  'done',
  'over',
]);

/** Opens a device of a taster, who signs in there online. */
export async function openBoothDevice(parts: {
  readonly name: string;
  readonly product: Product;
  readonly person: Person;
  readonly weather: Weather;
}) {
  const { product, person, weather } = parts;
  const profile = await mkdtemp(join(tmpdir(), 'verdial-storm-'));
  let browser = await startKillable(profile);
  let isCut = false;
  let session = 0;
  const errors: string[] = [];

  const page = (): Page => browser.page;
  const isReached = (): boolean => weather.isServerUp && !isCut;
  const booth = (): string => `${product.url}/intra/profilesheet/${session}`;

  /**
   * Returns the state of the page. If a sheet is open again, it first reads the reason, as a person
   * does.
   */
  async function look(): Promise<Standing> {
    const now = await lookAt(page());
    if (now.at !== 'read-first') return now;
    await waitUntilSeen(page());
    await page()
      .locator('main :has(> h1) > :last-child > button')
      .click({ timeout: 1_000 })
      .catch(() => {});
    return look();
  }

  /**
   * Polls the page until its state is the expected one; after a timeout it throws the actual state.
   */
  async function until(what: string, isSo: (now: Standing) => boolean): Promise<Standing> {
    const end = Date.now() + SOON;
    for (;;) {
      const now = await look().catch(() => null);
      if (now !== null && isSo(now)) return now;
      if (Date.now() > end)
        throw new Error(
          `${parts.name}: not ${what}, but ${JSON.stringify(now)} at ${page().url()}`,
        );
      await page().waitForTimeout(50);
    }
  }

  async function enter(field: string): Promise<void> {
    await page().locator(field).fill(person.password);
    await page().locator(field).press('Enter');
  }

  /**
   * Does what a person does until the booth is shown. Returns false if nobody can be signed in
   * offline.
   */
  async function arrive(): Promise<boolean> {
    const begun = Date.now();
    const end = begun + SOON;
    for (;;) {
      const now = await look().catch(() => null);
      if (now !== null && IN_BOOTH.has(now.at)) return true;
      if (now?.at === 'nobody-here' && !isReached()) return false;
      if (now?.at === 'no-tray' && !isReached() && weather.hasEnded && Date.now() > begun + READ)
        return false;
      if (Date.now() > end)
        throw new Error(`${parts.name}: no booth, but ${JSON.stringify(now)} at ${page().url()}`);
      if (now !== null) await goOn(now);
      await page().waitForTimeout(100);
    }
  }

  async function goOn({ at }: Standing): Promise<void> {
    switch (at) {
      case 'measure':
        return page()
          .getByRole('button', { name: /100 mm/ })
          .click();
      case 'list': {
        const link = page().locator(`a[href="/intra/profilesheet/${session}"]`).first();
        // The list no longer offers a tasting that was ended.
        return link.click({ timeout: 1_000 }).catch(() => goTo(booth()));
      }
      case 'nobody-here':
        return goTo(booth());
      case 'sign-in':
        // Offline, this page is replaced by the one that shows who is here.
        if (!isReached()) return;
        await page().locator('#username').fill(person.username);
        await enter('#password');
        return left('#password');
      case 'who-is-tasting':
        if (isReached())
          return void (await page().goto(
            `${product.url}/login?returnUrl=/intra/profilesheet/${session}`,
          ));
        if ((await page().locator('#offline-password').count()) === 0)
          await page().locator('main ul button').first().click();
        await enter('#offline-password');
        return left('#offline-password');
      default:
    }
  }

  const left = (field: string): Promise<void> =>
    page().locator(field).waitFor({ state: 'detached', timeout: SOON });

  async function goTo(address: string): Promise<void> {
    await page().goto(address, { waitUntil: 'domcontentloaded' });
  }

  async function die(): Promise<void> {
    errors.push(...browser.errors);
    await browser.kill();
  }

  return {
    name: parts.name,
    person,
    page,
    until,
    arrive,
    isReached,
    isCut: () => isCut,
    look,
    /** Opens the booth of a session, online. */
    async open(next: number): Promise<void> {
      session = next;
      await goTo(booth());
      await arrive();
      await page().evaluate(async () => void (await navigator.serviceWorker.ready));
    },
    async cut(): Promise<void> {
      isCut = true;
      await browser.setOffline(true);
    },
    async mend(): Promise<void> {
      isCut = false;
      await browser.setOffline(false);
    },
    async reload(): Promise<boolean> {
      await goTo(booth());
      return arrive();
    },
    /** Signs its taster out. Returns false if nobody is in the booth. */
    async leave(): Promise<boolean> {
      const now = await look();
      if (!IN_BOOTH.has(now.at)) return false;
      await goTo(`${product.url}/intra/evaluations`);
      await page().getByRole('button', { name: 'Account', exact: true }).click();
      await page().getByRole('menuitem', { name: 'Sign out' }).click();
      const question = page().getByRole('alertdialog').getByRole('button', { name: 'Sign out' });
      const door = page()
        .locator('#username, #offline-password')
        .or(page().getByText(/Who is tasting\?|The first sign-in here/))
        .first();
      await question.or(door).first().waitFor();
      if (await question.isVisible()) await question.click();
      await door.waitFor();
      return true;
    },
    /** Kills every process of the browser. */
    die,
    /** Starts the browser again on the same profile. */
    async rise(): Promise<boolean> {
      browser = await startKillable(profile);
      if (isCut) await browser.setOffline(true);
      await goTo(booth());
      return arrive();
    },
    /** The errors that its pages threw so far. */
    errors: () => [...errors, ...browser.errors],
    async end(): Promise<void> {
      await browser.kill();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
