import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { openFor, type PersonsBrowser } from './support/browser.ts';
import { pick } from './support/pick.ts';
import { signIn, signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

let leader: PersonsBrowser;
let files: string;

test.beforeAll(async ({ browser, product, desk }) => {
  files = await mkdtemp(join(tmpdir(), 'verdial-files-'));
  leader = await openFor(browser);
  await signInQuietly(leader.page, product.url, desk.person, '/intra/panels');
});
afterAll(async () => {
  await rm(files, { recursive: true, force: true });
});

/** Goes to another page of the product. */
const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('ACC-9, ACC-7, FRM-9, FRM-22, FRM-43 an account is opened, under a name that nobody has, its owner chooses the password by the link, and is out at once when it is disabled', async ({
  browser,
  product,
  desk,
}) => {
  const { page } = leader;
  // The panel code is shown below the title: sign-in messages and files contain it.
  await page.getByText(/ · panel code \S+$/).waitFor();
  await button(page, 'Create an account').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Marta Ruiz');
  const username = dialog.getByRole('textbox', { name: /User name/ });
  await username.fill(desk.person.username);
  await button(page, 'Create the account').click();
  // A user name that is taken is reported at its field, and no input is lost.
  await dialog
    .getByText(`The user name ${desk.person.username} belongs to another account.`)
    .waitFor();
  await page.locator('#account-username:focus').waitFor();
  expect(await dialog.getByRole('alert').count()).toBe(0);
  expect(await dialog.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Marta Ruiz');
  await username.fill('marta');
  await button(page, 'Create the account').click();
  const link = (await page.getByText(/\/reset\?token=/).textContent()) ?? '';

  const marta = await openFor(browser);
  await marta.page.goto(link);
  const chosen = marta.page.getByRole('textbox', { name: 'New password' });
  await chosen.fill('weak');
  await button(marta.page, 'Set the password').click();
  await marta.page
    .getByText(/User password not valid/)
    .first()
    .waitFor();
  await chosen.fill('Oil-panel7!');
  await marta.page.getByRole('textbox', { name: 'Repeat the password' }).fill('Oil-panel7!');
  await button(marta.page, 'Set the password').click();
  await marta.page.waitForURL(/\/login/);
  await signIn(marta.page, product.url, { username: 'marta', password: 'Oil-panel7!' });
  // Pages of tasters, such as own sheets, are for tasters alone.
  const own = `/intra/profilesheet/${crypto.randomUUID()}/1/1/S-1/T01/ioc-vo`;
  for (const closed of ['/intra/panels/settings', '/intra/audit', '/intra/evaluations/1', own]) {
    await go(marta.page, closed);
    await marta.page.getByRole('heading', { name: 'Access denied' }).waitFor();
  }
  await go(marta.page, '/intra/profilesheet');
  await marta.page.getByRole('heading', { name: 'Sessions' }).waitFor();
  await go(marta.page, '/intra/samples/list');
  await marta.page.getByRole('heading', { name: 'Samples' }).waitFor();

  await page.reload();
  await button(page, 'Change the account of Marta Ruiz').click();
  await page.getByText('May sign in').click();
  await button(page, 'Save').last().click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText(/saved for everyone: May sign in/).waitFor();
  await asked.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Disabled').waitFor();
  await go(marta.page, '/intra/samples/list');
  await marta.page.waitForURL(/\/login\?returnUrl=/);
  await marta.close();
});

test('SET-1, SET-4, SET-6, AUD-13 a setting is changed with its reason, after a look at what it would change, stands in the history and in the trail, and says since when and by whom', async () => {
  const { page } = leader;
  await go(page, '/intra/panels/settings');
  const deviation = page.getByLabel('Standard deviation of the method', { exact: true });
  await deviation.fill('0.35');
  await deviation.press('Tab');
  await pick(page, /Samples classification/, 'IOC');
  await page.getByText(/No validated session to compare|would differ/).waitFor();
  await button(page, 'Save 2').click();
  const question = page.getByRole('alertdialog');
  await button(page, 'Change the settings').click();
  await question.getByText('This field is required').waitFor();
  await question.getByRole('textbox').fill('The council asks for it');
  await button(page, 'Change the settings').click();
  await page.getByRole('cell', { name: 'The council asks for it' }).waitFor();
  // Only the method version, which was never changed, and the two changed settings have this line.
  const since = page.getByText(/^In force since \d+\/\d+\/2\d{3} \d+:\d{2}\s[AP]M, set by .+\. \w/);
  await since.nth(2).waitFor();
  expect(await since.count()).toBe(3);
  await go(page, '/intra/audit');
  const changed = page.getByRole('row', { name: /changed the settings/ });
  await changed.waitFor();
  // The entry has the names of the settings, and their values in words.
  await changed.getByRole('button').first().click();
  await page.getByText('Standard deviation of the method').first().waitFor();
  expect(await page.getByRole('main').textContent()).not.toMatch(/sigmaMethod|classification:/);
  await button(page, 'Verify the chain').click();
  await page.getByText(/chain whole/).waitFor();
});

test('STS-2, MSG-2, STS-7, STS-8 a status is added, the same one is refused in words, and one given by mistake is taken out', async ({
  desk,
}) => {
  const { page } = leader;
  const { id } = await desk.taster('T90', 'Elena');
  await go(page, `/intra/tasters/state/${id}`);
  const add = async (status: string) => {
    await button(page, 'Add a status').click();
    const dialog = page.getByRole('dialog');
    await pick(page, /Status/, status);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Begins the course');
    await button(page, 'Add the status').click();
  };
  await add('In training');
  await page.getByText('The status is saved').waitFor();
  await page.getByRole('rowheader', { name: 'In training' }).waitFor();
  await add('In training');
  await page.getByText('The taster is already under the status ‘In training’.').waitFor();
  await button(page, 'Cancel').click();
  await button(page, /Delete the status of/).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('The wrong person');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the status' }).click();
  await page.getByText('The status is deleted').waitFor();
  await page.getByText('No status yet').waitFor();
  await page.getByRole('cell', { name: /Removed/ }).waitFor();
});

test('LST-3, LST-4, REG-8 samples come from a file, all or nothing, leave as a workbook, and one that nothing depends on is deleted', async () => {
  const { page } = leader;
  const [bad, good] = [join(files, 'bad.csv'), join(files, 'good.csv')];
  await writeFile(bad, 'code,reception_date\nF-1,2026-13-01\nF-2,2026-11-01\n');
  await writeFile(good, 'code;reception_date;initial_quantity\nF-1;2026-11-01;250\nF-2;;\n');
  const take = async (file: string) => {
    const asked = page.waitForEvent('filechooser');
    await button(page, 'Import CSV').click();
    await (await asked).setFiles(file);
  };
  await go(page, '/intra/samples/list');
  await take(bad);
  await page.getByRole('cell', { name: '2026-13-01' }).waitFor();
  expect(await button(page, 'Import all').isDisabled()).toBe(true);
  await button(page, 'Cancel').click();
  await take(good);
  await button(page, 'Import all').click();
  await page.getByText('2 records imported').waitFor();

  const download = page.waitForEvent('download');
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: /XLSX/ }).click();
  expect((await download).suggestedFilename()).toBe('samples.xlsx');

  await page.getByText('F-2').click();
  await button(page, 'Show the history').click();
  await page.getByText('Sample imported').waitFor();
  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/samples\/list/);
  await page.getByText('F-1').waitFor();
  await expect.poll(() => page.getByText('F-2', { exact: true }).count()).toBe(0);
});

test('ACC-10, ACC-13 one draws one’s signature, sees one’s devices, and signs another of them out', async ({
  browser,
  product,
  desk,
}) => {
  const { page } = leader;
  await go(page, '/intra/users');
  const pad = button(page, 'My signature');
  const box = await pad.boundingBox();
  if (box === null) throw new Error('no pad');
  await page.mouse.move(box.x + 40, box.y + 90);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 50, { steps: 4 });
  await page.mouse.move(box.x + 240, box.y + 120, { steps: 4 });
  await page.mouse.up();
  await button(page, 'Save the signature').click();
  await page.locator('[role=alertdialog] button:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('The signature is saved').waitFor();

  const other = await openFor(browser);
  await signInQuietly(other.page, product.url, desk.person, '/intra');
  await go(page, '/intra/access');
  await button(page, /^Sign out /)
    .first()
    .waitFor();
  const others = button(page, /^Sign out /);
  while ((await others.count()) > 0) {
    const left = await others.count();
    await others.first().click();
    await expect.poll(() => others.count()).toBeLessThan(left);
  }
  await other.page.reload();
  await other.page.waitForURL(/\/login/);
  await other.close();
  expect(leader.errors).toEqual([]);
});
