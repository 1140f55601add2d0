import { join } from 'node:path';
import type { FileChooser, Page } from 'playwright-core';
import type { AttributeKey } from '../../domain/words/attributes.ts';
import type { ScreenState } from '../../tools/gallery/states.ts';
import { mark, nextCode, startGlass } from '../support/taste.ts';
import { waitUntilSeen } from '../support/wait-until-seen.ts';
import { addressIn, type World } from './pictured-world.ts';

const EXAMPLE = join(import.meta.dirname, '../../stats-worker/examples/01');
const MARKS = {
  fusty: 0,
  musty: 31,
  winey: 0,
  frostbitten: 0,
  rancid: 12,
  other: 0,
  fruity: 46,
  bitter: 33,
  pungent: 58,
} as const;

type Act = (page: Page, world: World) => Promise<void>;

type Files = Parameters<FileChooser['setFiles']>[0];

const choose =
  (files: Files): Act =>
  async (page) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles(files);
    await page
      .locator('main')
      .getByText(/Results \(|is refused/)
      .first()
      .waitFor();
  };

/**
 * The actions that produce the state of a picture, if opening the screen is not enough: by `screen`
 * or `screen/state`.
 */
const ACTS: Readonly<Record<string, Act>> = {
  'login/refused': async (page) => {
    await page.locator('#username').fill('nobody');
    await page.locator('#password').fill('Wrong-panel7!');
    await page.locator('#password').press('Enter');
    await page.locator('[role=alert]').first().waitFor();
  },
  'new-password/refused': async (page) => {
    for (const field of await page.locator('main input').all()) await field.fill('Oil-panel7!');
    await page.locator('main button[type=submit]').click();
    await page.locator('[role=alert]').first().waitFor();
  },
  wall: async (page) => {
    await page.locator('main li').first().waitFor();
  },
  'wall/refused': async (page) => {
    await page.goto(page.url().replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')));
    await page.reload();
    await page.locator('main').getByText(/key/i).first().waitFor();
  },
  'workbench/one': choose(
    ['marks_long.csv', 'references.csv', 'settings.json'].map((name) => join(EXAMPLE, name)),
  ),
  'workbench/refused': choose({
    name: 'marks_long.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('session,sample,taster\n1,S-1,T01\n'),
  }),
  tray: async (page) => {
    await page.locator('main form input').first().waitFor();
  },
  sheet: async (page) => {
    await page.locator('#row-fruity').waitFor();
  },
  'no-room': async (page) => {
    await page.locator('main [role=status] h1').waitFor();
  },
  rest: async (page) => {
    await page.getByRole('timer').waitFor();
  },
  'wrong-glass': async (page) => {
    const form = page.locator('main form');
    const title = page.locator('main h1');
    await form.or(title).first().waitFor();
    if ((await form.count()) === 0) return;
    await waitUntilSeen(page);
    await form.locator('button').last().click();
    await form.waitFor({ state: 'detached' });
  },
  answer: async (page) => {
    const asked =
      /(?:Read the|Leer las|Lire les|Leggi le) (?:answers|respuestas|réponses|risposte)/;
    await page.getByRole('button', { name: asked }).click();
    await page.locator('footer [role=radio]').first().waitFor();
  },
  done: async (page) => {
    await page.locator('main li button').first().waitFor();
  },
  over: async (page) => {
    await page.locator('main li').first().waitFor();
  },
  points: async (page) => {
    const box = page.locator('[role=spinbutton]').first();
    const confirm = page.locator('main form input').first();
    await box.or(confirm).first().waitFor();
    if (await box.isVisible()) return;
    await confirm.fill(await nextCode(page));
    await waitUntilSeen(page);
    await confirm.press('Enter');
    await box.waitFor();
  },
  review: async (page) => {
    await page.locator('footer button').last().click();
    await page.locator('[data-pad]').waitFor();
  },
};

/** The actions that make a screen reachable, once before any of its pictures. */
const REACHED: Readonly<Record<string, Act>> = {
  sheet: async (page, world) => {
    await page.goto(addressIn(world, '/intra/profilesheet/{tasting}'));
    const line = page.locator('#row-fruity');
    const confirm = page.locator('main form input').first();
    await line.or(confirm).first().waitFor();
    if (!(await line.isVisible())) await startGlass(page, await nextCode(page), '4');
    for (const attribute of ['fusty', 'musty', 'winey', 'fruity'] as const)
      await put(page, attribute);
  },
};

/** Answers a line of the sheet; a present answer is replaced. */
async function put(page: Page, attribute: AttributeKey): Promise<void> {
  const none = page.locator(`#row-${attribute} button[aria-pressed]`).first();
  const isNone = (await none.getAttribute('aria-pressed')) === 'true';
  if (MARKS[attribute] > 0 || !isNone) await mark(page, attribute, MARKS[attribute]);
}

/** Runs the actions of a screen before its picture in this state. */
export async function act(
  page: Page,
  world: World,
  name: string,
  state: ScreenState,
): Promise<void> {
  await ACTS[name]?.(page, world);
  await ACTS[`${name}/${state}`]?.(page, world);
}

/** Makes a screen reachable, once before any of its pictures. */
export const reach = async (page: Page, world: World, name: string): Promise<void> =>
  REACHED[name]?.(page, world);
