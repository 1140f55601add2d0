import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startKillable } from '../support/killable-browser.ts';
import type { Product } from '../support/product.ts';
import type { Person } from '../support/sign-in.ts';
import { waitUntilSeen } from '../support/wait-until-seen.ts';
import { lookAt, type Standing } from './look-at.ts';

/** What is the matter with the world of a storm: whoever is cut off or without a server is reached by nobody. */
export type Weather = {
  isServerUp: boolean;
  /** Whether the tasting was ended since the storm began: whoever signed out of it has no tray without the server. */
  hasEnded: boolean;
};

/** A device of a storm: a browser on a profile of its own, that is killed and comes back, with its person at it. */
export type BoothDevice = Awaited<ReturnType<typeof openBoothDevice>>;

const SOON = 60_000;
/** A tray that is on the device is shown by then, in ms. */
const READ = 5_000;

/** What stands in a booth where its taster is at it. */
const IN_BOOTH: ReadonlySet<Standing['at']> = new Set([
  'sheet',
  'review',
  'confirm',
  'done',
  'over',
]);

/** Opens a device of a taster, who signs in there by the network. */
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

  /** What stands there; a sheet that is open again is read about, as a person does, and looked at then. */
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

  /** Waits for what is looked for; throws what stands there instead. */
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

  /** Does what a person does until the booth stands there; false where nobody can be signed in without the network. */
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
        // A tasting that is ended is not offered there any more.
        return link.click({ timeout: 1_000 }).catch(() => goTo(booth()));
      }
      case 'nobody-here':
        return goTo(booth());
      case 'sign-in':
        // Without a way to the server this page makes room for the one that says who is here.
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
    /** Opens the booth of a session, with the network. */
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
    /** Its taster signs out; false where nobody is at the booth. */
    async leave(): Promise<boolean> {
      const now = await look();
      if (!IN_BOOTH.has(now.at)) return false;
      await goTo(`${product.url}/intra/evaluations`);
      await page().getByRole('button', { name: 'Account', exact: true }).click();
      await page().getByRole('menuitem', { name: 'Sign out' }).click();
      const question = page().getByRole('alertdialog').getByRole('button', { name: 'Sign out' });
      const door = page()
        .locator('#username, #offline-password')
        .or(page().getByText(/Who is tasting\?|No taster signed in on this device before/))
        .first();
      await question.or(door).first().waitFor();
      if (await question.isVisible()) await question.click();
      await door.waitFor();
      return true;
    },
    /** Ends every process of the browser at once. */
    die,
    /** Starts it again on what it kept. */
    async rise(): Promise<boolean> {
      browser = await startKillable(profile);
      if (isCut) await browser.setOffline(true);
      await goTo(booth());
      return arrive();
    },
    /** What its pages threw so far. */
    errors: () => [...errors, ...browser.errors],
    async end(): Promise<void> {
      await browser.kill();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
