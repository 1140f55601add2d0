import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { type Device, handIn, openDevice } from './support/hand-in.ts';
import { drawCodes, inviteTasters, showSession } from './support/plan.ts';
import { type Desk, field } from './support/served-session.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';
import type { Answers } from './support/taste.ts';

const OIL = 'S-26-0001';
/**
 * The differences of the eight tasters: the median of fruity is exactly 3.0, which is medium by
 * version 1 and delicate by 2.
 */
const BESIDE = [-1, -1, 0, 0, 0, 0, 1, 1] as const;

const answersOf = (beside: number): Answers => ({
  fusty: 0,
  musty: 0,
  winey: 0,
  frostbitten: 0,
  rancid: 0,
  other: 0,
  fruity: 30 + beside,
  bitter: 22 + beside,
  pungent: 28 + beside,
});

/** Puts a version of the method in force. */
async function putInForce(desk: Desk, method: string): Promise<void> {
  const heads = field(await desk.get('/api/settings/book'), 'heads');
  const reason = 'The regulations in force.';
  await desk.command('change-settings', { changes: { method }, reason, heads });
}

/**
 * The tasters sign their sheets of the one glass on the board; the session is closed and validated.
 */
async function tasted(
  desk: Desk,
  page: Page,
  session: number,
  code: string,
  devices: readonly Device[],
) {
  await Promise.all(
    devices.map((device, person) => handIn(device, session, code, answersOf(BESIDE[person] ?? 0))),
  );
  await page.getByText('8 of 8 stored').waitFor({ timeout: 60_000 });
  await desk.command('close-session', { session });
  await desk.command('validate-session', { session, reason: 'One oil alone.' });
  await page.getByRole('button', { name: 'Invalidate' }).waitFor();
}

test('PLN-32, PLN-47, ASM-20, ASM-22, ASM-25, M-RECORD, ASM-40, ASM-45 a repeat is put on a planned session from the board and tasted, and the pair of the two sessions is judged; the half of version 1 stays as it was stored', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  const sample = await desk.sample(OIL);
  const codes = BESIDE.map((_, person) => `T0${person + 1}`);
  const people = await Promise.all(codes.map((code) => desk.taster(code, `Person ${code}`)));
  const devices = await Promise.all(people.map((person) => openDevice(url, person, person.id)));
  await putInForce(desk, 'verdial-method-1');
  const leader = await openFor(browser);
  const { page } = leader;

  // The first half, under version 1.
  const ids = people.map(({ id }) => id);
  const first = await desk.show([sample], ids, 0);
  await signInQuietly(page, url, desk.person, `/intra/tastersevaluation/${first}`);
  const head = (await page.locator('thead th button').first().textContent()) ?? '';
  const code = /\d{3}/.exec(head)?.[0] ?? '';
  await tasted(desk, page, first, code, devices);
  await putInForce(desk, 'verdial-method-2');

  // The repeat is planned from the board: in a session that is planned already, as the other half.
  const date = new Date().toISOString().slice(0, 10);
  const draft = await desk.command('create-session', { date, training: false });
  const second = Number(field(draft, 'session'));
  await page.locator('thead th button').first().click();
  await page.getByRole('button', { name: 'Plan a repeat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan a repeat' });
  await dialog.getByRole('button', { name: /A new session/ }).click();
  await page.getByRole('option', { name: new RegExp(`^Session ${second},`) }).click();
  await dialog.getByText(`as replicate 2 of the pair from session ${first},`).waitFor();
  await dialog.getByRole('button', { name: 'Put on the plan' }).click();
  await page.waitForURL(new RegExp(`/intra/sessions/${second}$`));
  await page.getByRole('table', { name: 'Samples' }).getByText(OIL).waitFor();
  await inviteTasters(page, codes);
  await page.getByLabel('Rest between samples').fill('0');
  await page.getByLabel('Rest between samples').press('Tab');
  await drawCodes(page);
  const drawn = page.getByRole('table', { name: 'Samples' }).locator('tbody th').first();
  await vi.waitFor(async () => expect(await drawn.textContent()).toMatch(/^\s*\d{3}\s*$/), {
    timeout: 20_000,
  });
  const other = ((await drawn.textContent()) ?? '').trim();
  await showSession(page);
  expect(other).not.toBe(code);
  await tasted(desk, page, second, other, devices);

  // The pair has its verdict on the pages of both halves.
  const assessment = (session: number, replicate: 1 | 2) =>
    page.goto(`${url}/intra/assessments/${session}/${sample}?replicate=${replicate}`);
  await assessment(second, 2);
  await page.getByText(`Pair with session ${first} accepted`).waitFor();
  await page.getByText('En 0.00 for the defect, 0.00 for fruity').waitFor();
  await page.getByRole('button', { name: /^Fruity intensity: Green, delicate/ }).waitFor();
  const both = page.getByRole('table', { name: 'Analyses 1 and 2' });
  await both.getByText('Within the limit').first().waitFor();
  expect(
    await both.getByRole('rowgroup').filter({ hasText: 'Fruity' }).getByRole('row').count(),
  ).toBe(2);
  await page.getByRole('heading', { name: 'How En was reached' }).waitFor();
  await page
    .getByText(
      new RegExp(
        `^A pair over two sessions: session ${first}, .*code ${code} · session ${second}, .*code ${other}$`,
      ),
    )
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // The first half was stored under version 1, and is shown, recomputed and explained by version 1.
  await assessment(first, 1);
  await page.getByText('Verified: recomputed today, no difference').waitFor();
  await page.getByRole('button', { name: 'Details' }).click();
  await page.getByText(/method verdial-method-1/).waitFor();
  await page.getByRole('button', { name: /^Fruity intensity: Green, medium/ }).click();
  await page
    .getByRole('dialog')
    .getByText(/verdial-method-1/)
    .waitFor();
  await page.keyboard.press('Escape');
  await both.waitFor();
  await page.getByText(`Pair with session ${first} accepted`).waitFor();
  const verdicts = field(await desk.get(`/api/sessions/${second}`), 'verdicts');
  expect(verdicts).toMatchObject([
    {
      state: 'final',
      class: 'EVOO',
      pairs: [{ session1: first, session2: second, accepted: true, md: 0, mf: 3, class: 'EVOO' }],
    },
  ]);

  // A third analysis is planned from the assessment: it begins a new pair, in a new session.
  await page.getByRole('button', { name: 'Plan a repeat' }).click();
  await dialog.getByRole('button', { name: 'Create the session' }).click();
  await page.waitForURL(new RegExp(`/intra/sessions/${second + 1}$`));
  await page.getByRole('table', { name: 'Samples' }).getByText(OIL).waitFor();
  expect(leader.errors).toEqual([]);
});
