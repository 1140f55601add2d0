import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { ANSWERS } from './booth-offline/sheet-answers.ts';
import { openFor } from './support/browser.ts';
import { handIn, openDevice } from './support/hand-in.ts';
import type { Product } from './support/product.ts';
import type { Desk } from './support/served-session.ts';
import { signInQuietly } from './support/sign-in.ts';
import { isStored, sitDown } from './support/sit-down.ts';
import { test } from './support/story.ts';
import { answer, nextCode, readFirst, signSheet, startGlass } from './support/taste.ts';
import { waitUntilSeen } from './support/wait-until-seen.ts';

type Fixtures = { readonly browser: Browser; readonly product: Product; readonly desk: Desk };

/**
 * A taster with a tray of two glasses, of which the first is handed in; and a function that
 * re-opens it with a reason.
 */
async function firstHandedIn({ browser, product, desk }: Fixtures, number: number, name: string) {
  const taster = await desk.taster(`T${number}`, name);
  const oils = [await desk.sample(`S-${number}`), await desk.sample(`R-${number}`)];
  const session = await desk.show(oils, [taster.id], 0);
  const booth = await sitDown({ browser, url: product.url }, taster, session);
  const code = await nextCode(booth.page);
  await handIn(await openDevice(product.url, taster, taster.id), session, code, ANSWERS);
  // It is sealed a moment after it was signed.
  const sheets = async () => await desk.get(`/api/sessions/${session}/sheets`);
  await expect.poll(sheets, { timeout: 20_000 }).toMatchObject([{ code, version: 1 }]);
  const reopen = (reason: string) =>
    desk.command('reopen-sheet', { session, taster: taster.id, code, reason });
  return { session, booth, page: booth.page, code, sheets, reopen };
}

test('EVA-12 a sheet that is opened again tells its taster who did it and why', async ({
  browser,
  product,
  desk,
}) => {
  const { booth, page, code, reopen } = await firstHandedIn({ browser, product, desk }, 30, 'Iris');
  await reopen('The glass was cold.');
  await page.getByText(`Sheet ${code} is open again`).first().waitFor();
  const said = page.getByText(/Carmen Ruiz opened it at .*: “The glass was cold\.”/);
  await said.first().waitFor();
  // After reading, the note covers none of the lines, and can be opened again, also after a reload.
  await readFirst(page);
  await page.reload();
  await page.locator('#row-pungent').waitFor();
  await said.waitFor({ state: 'hidden' });
  await waitUntilSeen(page);
  await page.getByRole('button', { name: 'What was told' }).click();
  await said.waitFor();
  await booth.close();
});

test('EVA-12, BTH-48, BTH-77 on the next sheet a taster is told in its foot that the one before is open again, then who did it and why, and on the list too', async ({
  browser,
  product,
  desk,
}) => {
  const { booth, page, code, reopen } = await firstHandedIn({ browser, product, desk }, 31, 'Olga');
  await page.getByText(`Take glass ${code}`).waitFor({ state: 'detached' });
  const second = await nextCode(page);
  await startGlass(page, second, '5');
  await reopen('The glass was cold.');
  const said = page.getByText(/Carmen Ruiz opened it at .*: “The glass was cold\.”/);
  await page.getByRole('button', { name: `What was told: Sheet ${code} is open again` }).click();
  await said.waitFor();
  expect(await page.locator('header h1').textContent()).toContain(second);
  await page.getByRole('button', { name: 'Understood' }).click();
  await said.waitFor({ state: 'hidden' });
  await page.goto(`${product.url}/intra/evaluations`);
  await said.waitFor();
  // SYN-8: the new sheet contains everything that the device held of the old one, so no note is
  // shown.
  await waitUntilSeen(page);
  expect(await page.getByText('Earlier marks of glass').count()).toBe(0);
  expect(booth.errors).toEqual([]);
  await booth.close();
});

test('EVA-12, EVA-27 a sheet that is opened again after the tasting has ended comes back to its taster alone, and is corrected and signed', async ({
  browser,
  product,
  desk,
}) => {
  // One of two glasses is handed in when the tasting ends.
  const { session, booth, page, code, sheets, reopen } = await firstHandedIn(
    { browser, product, desk },
    32,
    'Nuria',
  );
  await page.getByText(`Take glass ${code}`).waitFor({ state: 'detached' });
  const other = await nextCode(page);
  await desk.command('close-session', { session });
  await page.goto(`${product.url}/intra/evaluations`);
  await page.getByRole('heading', { name: 'Nothing to taste at the moment' }).waitFor();

  const reason = 'Musty was skipped.';
  await reopen(reason);
  await page.getByText(`Glass ${code} is open again: correct and sign`).waitFor();
  // The list already shows who re-opened it, and why.
  await page.getByText(/Carmen Ruiz opened it at .*: “Musty was skipped\.”/).waitFor();
  const leader = await openFor(browser);
  const board = `/intra/tastersevaluation/${session}`;
  await signInQuietly(leader.page, product.url, desk.person, board);
  await leader.page.getByText('Open again').waitFor();
  await leader.page.getByText('Not handed in').first().waitFor();
  await leader.close();
  await page.getByRole('link', { name: `Continue glass ${code}` }).click();
  await page.getByText(reason).waitFor();
  await readFirst(page);
  expect(await page.getByText(other).count()).toBe(0);
  await waitUntilSeen(page);
  await answer(page, { ...ANSWERS, musty: 25 }, ['musty']);
  await isStored(booth);
  await signSheet(page);
  await expect
    .poll(sheets, { timeout: 20_000 })
    .toMatchObject([{ code, version: 2, late: true, marks: { ...ANSWERS, musty: 25 } }]);
  await page.getByRole('heading', { name: 'This tasting has ended' }).waitFor();
  expect(booth.errors).toEqual([]);
  await booth.close();
});
