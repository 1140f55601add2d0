import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { z } from 'zod';
import { openFor, type PersonsBrowser } from './support/browser.ts';
import { pick } from './support/pick.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

let leader: PersonsBrowser;
let folder: string;
let sample = '';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

test.beforeAll(async ({ browser, product, desk }) => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-register-'));
  leader = await openFor(browser);
  await signInQuietly(leader.page, product.url, desk.person, '/intra/samples/list');
  sample = await registered('S-26-0001');
  await writeFile(join(folder, 'bottle.png'), await leader.page.screenshot());
  await writeFile(join(folder, 'certificate.pdf'), PDF);
  await writeFile(join(folder, 'holiday.png'), 'MZ this program cannot be run');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function choose(page: Page, press: string, file: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, press).click(),
  ]);
  await chooser.setFiles(join(folder, file));
}

const Sample = z.object({ id: z.string(), revision: z.int(), active: z.boolean() });

/** Asks the server as the leader's page does. */
const call = (method: string, path: string, body?: object): Promise<unknown> =>
  leader.page.evaluate(
    async ([verb, at, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const said = sent === null ? {} : { headers, body: sent };
      return (await fetch(at, { method: verb, ...said })).json();
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );

async function registered(code: string): Promise<string> {
  const made = await call('POST', '/api/samples', {
    code,
    externalReference: 'Lot 12',
    presentation: '',
    receptionDate: '2026-01-10',
    expirationDate: '2026-02-10',
    initialQuantity: 500,
    reference: false,
    referenceScope: '',
    active: true,
    additionalInfo: '',
    revision: 0,
  });
  return Sample.parse(made).id;
}

test('FIL-1 to FIL-4 a photograph and a document are attached, saved and deleted; a program that is named a picture is refused', async ({
  product,
}) => {
  const { page } = leader;
  await page.goto(`${product.url}/intra/samples/${sample}`);
  await page.getByText(/This sample expired on/).waitFor();
  await choose(page, 'Attach a file', 'bottle.png');
  await page.getByText('bottle.png', { exact: true }).waitFor();
  const thumbnail = page.locator('img[src$="/thumbnail"]');
  await thumbnail.waitFor();
  await expect
    .poll(() => thumbnail.evaluate((image) => 'naturalWidth' in image && image.naturalWidth))
    .toBe(320);
  await choose(page, 'Attach a file', 'certificate.pdf');
  await page.getByText('certificate.pdf', { exact: true }).waitFor();
  await choose(page, 'Attach a file', 'holiday.png');
  await page.getByText(/kind of file is not accepted/).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save certificate.pdf on this device' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('certificate.pdf');

  await button(page, 'Delete certificate.pdf').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('certificate.pdf', { exact: true }).waitFor({ state: 'detached' });
  expect(leader.errors).toEqual([]);
});

test('FRM-22 FRM-43 a code that another taster has is told at its field, which has the focus, and what was typed stays', async ({
  product,
}) => {
  const { page } = leader;
  const blank = { lastName: 'Vega', phone: '', email: '', additionalInfo: '', active: true };
  const save = async () => {
    await button(page, 'Save').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Register' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  };
  await page.goto(`${product.url}/intra/tasters/`);
  await page.locator('#code').fill('t01');
  const looked = page.waitForResponse((answer) => answer.url().includes('/api/tasters?search=t01'));
  await page.locator('#firstName').fill('Iris');
  await page.locator('#additionalInfo').fill('From the course');
  // Somebody else registers the code after this page looked for it.
  await looked;
  await call('POST', '/api/tasters', { ...blank, code: 'T01', firstName: 'Nora', revision: 0 });
  await save();
  await page.getByText('The code t01 belongs to another record.', { exact: true }).waitFor();
  await page.locator('#code:focus[aria-invalid="true"]').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.locator('#additionalInfo').inputValue()).toBe('From the course');
  await page.locator('#code').fill('T02');
  await save();
  await page.getByText('Taster Iris is registered').waitFor();
  expect(leader.errors).toEqual([]);
});

test('SAM-2 to SAM-4 SAM-9 SAM-11 LST-8 what is left is measured again with a reason, and the sample is set not active', async ({
  product,
}) => {
  const { page } = leader;
  await page.goto(`${product.url}/intra/samples/${sample}`);
  await button(page, 'Correct the remaining quantity').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Remaining now/ }).fill('480');
  await button(page, 'Save').last().click();
  await dialog.getByText('Reason: This field is required').waitFor();
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Spilt while pouring');
  await button(page, 'Save').last().click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText('Left: from 500 mL to 480 mL.').waitFor();
  await asked.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: 'Spilt while pouring' }).waitFor();
  await page.getByText('About 480 of 500 mL left.').waitFor();

  await button(page, 'Deactivate').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill('Past its day');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('Your request was processed successfully').first().waitFor();
  await page.getByRole('button', { name: 'Activate sample', exact: true }).waitFor();

  // The state changes only with a reason: the form has no switch of its own.
  expect(await page.getByText('may be put on a plan').count()).toBe(0);

  // A page number beyond the end of a list leads to its last page.
  await page.goto(`${product.url}/intra/audit?page=99`);
  await page.waitForURL((address) => !address.search.includes('page=99'));
  await page.getByText(/to \d+ of \d+/).waitFor();
});

test('REG-7 REG-13 a reference material keeps the classification that whoever assigned its values gave it', async ({
  product,
}) => {
  const { page } = leader;
  const reference = await registered('S-REF');
  await page.goto(`${product.url}/intra/samples/${reference}`);
  await page.getByText('This sample is a reference material').click();
  await page.getByRole('textbox', { name: /^Scope/ }).fill('Panel and tasters');
  await pick(page, /Classification/, 'Extra virgin');
  await button(page, 'Save').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Sample S-REF is saved').waitFor();
  await page.goto(`${product.url}/intra/samples/${reference}`);
  await page.getByRole('button', { name: /Extra virgin/ }).waitFor();
  expect(await call('GET', `/api/samples/${reference}`)).toMatchObject({ referenceClass: 'EVOO' });
  expect(leader.errors).toEqual([]);
});

test('LST-7, LST-16, FRM-14 chosen samples are activated and deactivated with one reason, exported alone, and each that is refused says why', async ({
  product,
}) => {
  const { page } = leader;
  const quicker = await registered('S-26-0002');
  const own = await registered('S-26-0003');
  await page.goto(`${product.url}/intra/samples/list?reference=no&from=2026-01-01&class=EVOO`);
  await page.getByText('No entries found').waitFor();
  await button(page, /^Category/).click();
  await page.getByRole('menuitemradio', { name: 'without a category' }).click();
  await page.waitForURL(/class=none/);
  const row = (code: string) => page.getByRole('row', { name: new RegExp(code) });
  await row('S-26-0003').waitFor();
  await row('S-26-0002').locator('label').click();
  await row('S-26-0003').locator('label').click();

  const download = page.waitForEvent('download');
  await button(page, 'Export 2').click();
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream())
    chunks.push(Buffer.from(chunk));
  const file = Buffer.concat(chunks).toString('utf8');
  expect(file).toContain('S-26-0002');
  expect(file).toContain('S-26-0003');
  expect(file).not.toContain('S-26-0001');

  // Another user is faster with one of the two (a conflict).
  await button(page, 'Deactivate 2').click();
  await call('PUT', `/api/samples/${quicker}/state`, {
    active: false,
    validated: false,
    reason: 'Broken',
    revision: 1,
  });
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill('Poured away');
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await question.getByText('Sample S-26-0003 is not active any more').waitFor();
  await question.getByText('Sample S-26-0002', { exact: true }).waitFor();
  // A second attempt reads the record again first.
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await question.getByText('Nothing would change.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(Sample.parse(await call('GET', `/api/samples/${own}`))).toMatchObject({ active: false });
  await row('S-26-0003').getByText('Not active').waitFor();
});

test('FIL-5 FRM-16 the panel is given an image, and a document is none', async ({ product }) => {
  const { page } = leader;
  await page.goto(`${product.url}/intra/panels`);
  // In forced colours every label, and the initials of the signed-in account, stay visible.
  await button(page, 'Choose an image').waitFor();
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll('button, a, [role=img]')].flatMap((one) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(one);
      const isGone =
        color === backgroundColor || (color === ground && forcedColorAdjust !== 'none');
      return isGone && one.textContent.trim() !== '' ? [one.textContent] : [];
    });
  });
  expect(unseen).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  await choose(page, 'Choose an image', 'bottle.png');
  await page.getByRole('img', { name: 'Emblem of the panel' }).waitFor();
  await choose(page, 'Replace the image', 'certificate.pdf');
  await page.getByText(/kind of file is not accepted/).waitFor();
  await button(page, 'Delete the image').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await button(page, 'Choose an image').waitFor();
});
