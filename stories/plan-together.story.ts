import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { openFor } from './support/browser.ts';
import { addSamples, drawCodes, inviteTasters } from './support/plan.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 20_000 });

test('PLN-6, SES-5, PLN-53, PLN-54, FRM-36 two people in one number make 28 or 27, and Ctrl+Z takes back the own last act alone, which a message names', async ({
  browser,
  product,
  desk,
}) => {
  const assistant = await desk.assistant('Luis Vega');
  await desk.sample('S-1');
  await desk.taster('T01', 'Elena');
  const session = await desk.plan([], []);
  const [one, two] = [await openFor(browser), await openFor(browser)];
  for (const [{ page }, person] of [
    [one, desk.person],
    [two, assistant],
  ] as const) {
    await signInQuietly(page, product.url, person, `/intra/sessions/${session}`);
    await page.getByLabel('Sample temperature').waitFor();
  }
  const [first, second] = [one.page, two.page];
  const sample = (page: Page) => page.getByLabel('Sample temperature');
  const room = (page: Page) => page.getByLabel('Room temperature');
  const shows = (field: (page: Page) => ReturnType<typeof sample>, value: string) =>
    soon(async () => {
      expect([await field(first).inputValue(), await field(second).inputValue()]).toEqual([
        value,
        value,
      ]);
    });

  // Missing items are a list, and they block the session.
  const missing = first.getByText('No sample added');
  await missing.waitFor();
  await first.getByText('No taster invited', { exact: true }).waitFor();
  const show = first.getByRole('button', { name: 'Show to tasters' });
  expect(await show.isDisabled()).toBe(true);

  await sample(first).fill('');
  await sample(first).press('Tab');
  await shows(sample, '');
  await sample(first).focus();
  await sample(second).focus();
  await Promise.all([
    sample(first).pressSequentially('28', { delay: 40 }),
    sample(second).pressSequentially('27', { delay: 40 }),
  ]);
  await Promise.all([sample(first).press('Tab'), sample(second).press('Tab')]);
  await soon(async () => {
    const values = [await sample(first).inputValue(), await sample(second).inputValue()];
    expect(new Set(values).size).toBe(1);
    expect(['28.0', '27.0']).toContain(values[0]);
  });

  // PLN-49: the user whose value another user overwrote is notified at the field, and nobody else
  // is.
  await sample(first).fill('26');
  await sample(first).press('Tab');
  await shows(sample, '26.0');
  await sample(second).fill('30');
  await sample(second).press('Tab');
  await first.getByText('Luis Vega changed 26.0 to 30.0').waitFor();
  expect(await second.getByText(/ changed /).count()).toBe(0);

  // Another user's change is between the own ones, and undo keeps it.
  await room(first).fill('21');
  await room(first).press('Tab');
  await shows(room, '21.0');
  await addSamples(first, ['S-1']);
  await inviteTasters(second, ['T01']);
  await drawCodes(first);
  const rows = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr');
  await soon(async () => expect(await rows(second, 'Samples').textContent()).toMatch(/\d{3}/));
  await soon(async () => expect(await show.isEnabled()).toBe(true));
  expect(await missing.count()).toBe(0);
  // Fulfilled conditions collapse into a line, so that the options are visible without scrolling
  // past it.
  await first.setViewportSize({ width: 1280, height: 800 });
  await first.locator('h1').scrollIntoViewIfNeeded();
  const options = await first.getByText('Multicode: one code per taster').boundingBox();
  expect((options?.y ?? 800) + (options?.height ?? 0)).toBeLessThan(800);
  const undo = async (said: string) => {
    await first.locator('h1').click();
    await first.keyboard.press('Control+z');
    await first.getByText(said).waitFor();
  };
  await undo('Undone: the draw of codes and order');
  await soon(async () => expect(await rows(second, 'Samples').textContent()).not.toMatch(/^\d{3}/));
  await undo('Undone: a change of the samples');
  await soon(async () => expect(await rows(second, 'Samples').count()).toBe(0));
  expect(await rows(second, 'Tasters and order').count()).toBe(1);
  await undo('Undone: room temperature');
  await soon(async () => expect(await room(second).inputValue()).not.toBe('21.0'));
  await undo('Not undone: sample temperature, replaced by Luis Vega');
  expect(await sample(second).inputValue()).toBe('30.0');
  await first.getByText('Connected').first().waitFor();

  // While a field is edited, the undo key belongs to the browser.
  await room(first).fill('23');
  await room(first).press('Control+z');
  expect(await first.getByText(/^Undone/).count()).toBeLessThanOrEqual(3);
  for (const person of [one, two]) expect(person.errors).toEqual([]);
});
