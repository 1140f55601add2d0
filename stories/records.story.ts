import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openFor, type PersonsBrowser } from './support/browser.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

let ana: PersonsBrowser;
let lucia: PersonsBrowser;

test.beforeAll(async ({ browser, product, desk }) => {
  const [one, other] = [
    await desk.assistant('Ana Vera', 'ana.vera'),
    await desk.assistant('Lucía Mar', 'lucia.mar'),
  ];
  ana = await openFor(browser);
  lucia = await openFor(browser, { locale: 'es-ES' });
  await signInQuietly(ana.page, product.url, one, '/intra/samples');
  await signInQuietly(lucia.page, product.url, other, '/intra/tasters');
});

/** Goes to another page of the product. */
const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/**
 * Enter in a field opens the confirmation. Its confirm button has the focus of the page, whichever
 * window is in front.
 */
async function askByKeyboard(page: Page, field: string | RegExp): Promise<void> {
  await page.bringToFront();
  await box(page, field).press('Enter');
  const focus = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return [at?.closest('[role]')?.getAttribute('role') ?? null, at?.tagName ?? null];
    });
  await expect.poll(focus, { timeout: 90_000 }).toEqual(['alertdialog', 'BUTTON']);
}

/** Saves by keyboard: Enter in a field, then Enter on the confirmation. */
async function saveByKeyboard(page: Page, field: string | RegExp): Promise<void> {
  await askByKeyboard(page, field);
  await page.keyboard.press('Enter');
}

/** A picture of one pixel. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
});

test('FRM-7 a sample is registered and changed by keyboard; each save asks first and Escape goes on editing', async () => {
  const { page } = ana;
  await box(page, /^Code/).fill('R-1');
  await askByKeyboard(page, /^Code/);
  const question = page.getByRole('alertdialog');
  await question.getByRole('heading', { name: 'Register R-1?' }).waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await page.locator('main input:focus').waitFor();
  await box(page, 'Presentation').fill('Glass bottle, 250 mL');
  await saveByKeyboard(page, 'Presentation');
  await page.getByText('Sample R-1 is registered').waitFor();
  await page.getByText('R-1', { exact: true }).click();
  await box(page, 'External reference').fill('LAB-7');
  await saveByKeyboard(page, 'External reference');
  await page.getByText('Sample R-1 is saved').waitFor();
});

test('FRM-1 to FRM-4 what is missing or wrong is said in Spanish, beside the field and on top', async () => {
  const { page } = lucia;
  await box(page, /^Correo/).fill('ines@panel.museum');
  await box(page, /^Teléfono/).fill('call me');
  await button(page, 'Guardar').click();
  await page.getByText('Este campo es obligatorio').first().waitFor();
  await page.getByText('Correo electrónico no válido').first().waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await page.locator('#code').fill('T-1');
  await page.locator('#firstName').fill('Inés');
  await box(page, /^Correo/).fill('ines@panel.es');
  await box(page, /^Teléfono/).fill('+34 (953) 12-34');
  await saveByKeyboard(page, /^Teléfono/);
  await page.waitForURL(/tasters\/list/);
  await page.getByText('T-1', { exact: true }).waitFor();
});

test('FRM-8 of two assistants the second learns who saved and what, and chooses field by field', async ({
  desk,
}) => {
  const id = await desk.sample('R-2');
  const path = `/intra/samples/${id}`;
  const { page } = ana;
  await go(page, path);
  await go(lucia.page, path);
  await box(page, 'External reference').fill('LAB-of-Ana');
  await box(page, 'Presentation').fill('Can, 5 L');

  await box(lucia.page, 'Referencia externa').fill('LAB-de-Lucía');
  await lucia.page.locator('#additionalInfo').fill('Llegó abierta');
  await saveByKeyboard(lucia.page, 'Referencia externa');
  await lucia.page.waitForURL(/samples\/list/);

  await saveByKeyboard(page, 'Presentation');
  await page.getByText(/^Lucía Mar saved this on .* while you were editing$/).waitFor();
  const choice = (name: string) => page.getByRole('radiogroup', { name });
  const chosen = (name: string) => choice(name).getByRole('radio', { checked: true });
  expect(await chosen('Presentation').getAttribute('value')).toBe('mine');
  expect(await chosen('Additional info').getAttribute('value')).toBe('theirs');
  expect(await chosen('External reference').count()).toBe(0);
  expect(await button(page, 'Save my choices').isDisabled()).toBe(true);
  await choice('External reference').getByText('Your entry: LAB-of-Ana').click();
  await button(page, 'Save my choices').click();
  await page.getByText('Sample R-2 is saved').waitFor();
  expect(await desk.get(`/api/samples/${id}`)).toMatchObject({
    externalReference: 'LAB-of-Ana',
    presentation: 'Can, 5 L',
    additionalInfo: 'Llegó abierta',
    revision: 3,
  });
});

test('REG-8, STS-6 the record of a taster who was served in a session says so, and is not deleted', async ({
  desk,
}) => {
  const { page } = ana;
  const [sample, taster] = [await desk.sample('R-3'), (await desk.taster('T-9', 'Elena')).id];
  await desk.show([sample], [taster]);
  await go(page, `/intra/tasters/${taster}`);
  await page.getByText('Tasted in 0 of 1 session.').waitFor();
  await button(page, 'Delete').last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText(/Sessions depend on it: 1/).waitFor();
});

test('MSG-2 what was saved, shown, sent or deleted is said in words', async ({ desk }) => {
  const { page } = ana;
  const said = (words: string | RegExp) => page.getByText(words).first().waitFor();
  const confirm = async (name: string) => {
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name, exact: true }).click();
    await question.waitFor({ state: 'detached' });
  };
  await go(page, '/intra/tasters');
  await page.locator('#code').fill('T-7');
  await page.locator('#firstName').fill('Olga');
  await saveByKeyboard(page, /^First name/);
  await said(/^Taster .* is registered$/);

  const sample = await desk.sample('R-7');
  await go(page, `/intra/samples/${sample}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await Promise.all([said('R-7 is deleted'), confirm('Delete')]);

  await go(page, '/intra/panels');
  await page.locator('input[type=file]').setInputFiles(picture('emblem.png'));
  await said('The image has been saved');
  await button(page, 'Delete the image').click();
  await Promise.all([said('The image is deleted'), confirm('Delete')]);

  const session = await desk.show(
    [await desk.sample('R-8')],
    [(await desk.taster('T-8', 'Noa')).id],
  );
  await go(page, `/intra/tastersevaluation/${session}`);
  await button(page, 'Hide session').click();
  await Promise.all([said('The session is hidden from the tasters'), confirm('Hide session')]);
});

test('AUD-5 the panel keeps the history of its data', async () => {
  const { page } = ana;
  await go(page, '/intra/panels');
  await box(page, 'City').fill('Baeza');
  await saveByKeyboard(page, 'City');
  await page.getByText('The panel is saved').waitFor();
  await button(page, 'Show the history').click();
  await page.getByRole('cell', { name: 'Ana Vera' }).first().waitFor();
  expect([...ana.errors, ...lucia.errors]).toEqual([]);
});
