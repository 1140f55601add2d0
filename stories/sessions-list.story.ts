import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { planName } from '../domain/documents/document-names.ts';
import { setInvited, setPlanField } from '../domain/documents/session.document.ts';
import { parseSessionCode, parseTasterId } from '../domain/words/ids.ts';
import { openFor } from './support/browser.ts';
import { goTo } from './support/go-to.ts';
import { codesOf, handIn, openDevice } from './support/hand-in.ts';
import { signInQuietly } from './support/sign-in.ts';
import { arriveQuietly } from './support/sit-down.ts';
import { test } from './support/story.ts';

const Sessions = z.object({
  rows: z.array(
    z.object({
      session: z.int(),
      date: z.string(),
      training: z.boolean(),
      samples: z.int(),
      tasters: z.int(),
    }),
  ),
});

function numberOf(session: number) {
  const number = parseSessionCode(session);
  if (number === null) throw new Error('no session');
  return number;
}

const MARKS = {
  fusty: 0,
  musty: 12,
  winey: 0,
  frostbitten: 0,
  rancid: 0,
  other: 0,
  fruity: 47,
  bitter: 38,
  pungent: 29,
} as const;

/** A taster’s own list: which sessions are pending, and how many glasses were performed. */
async function ownList(
  page: Page,
): Promise<readonly [pending: readonly string[], performed: number]> {
  await page.reload();
  await page.getByRole('heading', { name: 'Performed' }).waitFor();
  await page.waitForLoadState('networkidle');
  const links = await page.locator('a[href^="/intra/profilesheet/"]').all();
  const to = await Promise.all(links.map((link) => link.getAttribute('href')));
  const pending = to.flatMap(
    (href) => /^\/intra\/profilesheet\/(\d+)$/.exec(href ?? '')?.[1] ?? [],
  );
  return [pending, await page.locator('section[aria-labelledby=performed] li').count()];
}

test('REG-6, SES-8, SES-17, FRM-14, SCR-30, SCR-36, SES-36 a taster’s sessions are pending and then performed; the leader validates several in the list with a reason, takes them back, and leaves the drawer as it is kept', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  const ana = await desk.taster('T01', 'Ana');
  const oil = await desk.sample('S-0001');
  const sessions = [await desk.show([oil], [ana.id], 0), await desk.show([oil], [ana.id], 0)];

  const booth = await openFor(browser);
  await arriveQuietly(booth.page, url, ana, '/intra/evaluations');
  expect(await ownList(booth.page)).toEqual([sessions.map(String), 0]);
  const device = await openDevice(url, ana, ana.id);
  for (const session of sessions) {
    for (const code of await codesOf(device, session)) {
      await handIn(device, session, code, MARKS);
      await device.desk.command('seal-sheet', { session, code });
    }
    await desk.command('close-session', { session });
  }
  expect(await ownList(booth.page)).toEqual([[], 2]);

  const { page, errors, close } = await openFor(browser);
  await signInQuietly(page, url, desk.person, '/intra/sessions/list');
  const row = (session: number | undefined) =>
    page.getByRole('row', { name: new RegExp(`^${session}\\b|\\b${session} `) }).first();
  const choose = async () => {
    for (const session of sessions) await row(session).locator('label').click();
  };
  await choose();
  await page.getByRole('button', { name: 'Validate 2' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Validate', exact: true }).click();
  // One sheet for each sample meets no criterion: each failed criterion is named, and validation
  // requires a reason.
  await asked.getByText('Invalid validation criteria. Validate sessions?').waitFor();
  await asked.getByRole('button', { name: 'Validate anyway' }).click();
  await asked.getByText('Write why.').waitFor();
  await asked.getByRole('textbox').fill('A trial');
  await asked.getByRole('button', { name: 'Validate anyway' }).click();
  await asked.waitFor({ state: 'detached' });
  for (const session of sessions) await row(session).getByText('Validated').first().waitFor();

  // Invalidated sessions leave the filtered list, and the result for each session stays. The same
  // applies to a session that another user invalidated meanwhile.
  await goTo(page, '/intra/sessions/list?state=validated');
  await choose();
  await page.getByRole('button', { name: 'Invalidate 2' }).click();
  const [first, second] = sessions;
  await desk.command('invalidate-session', { session: second, reason: 'It was a trial too' });
  await asked.getByRole('textbox').fill('It was a trial');
  await asked.getByRole('button', { name: /^Invalidate/ }).click();
  await asked.getByText(`Session ${first} is invalidated`).waitFor();
  await page.getByText('No entries found').waitFor();
  await asked.getByText(`Session ${first} is invalidated`).waitFor();
  await asked.getByText(`Session ${second}`, { exact: true }).waitFor();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  // SCR-36: the rows have left the list, and the focus is still in the page.
  await page.locator('main :focus').waitFor();
  // The list, Today and the interface follow a plan that changes.
  const ben = await desk.taster('T02', 'Ben');
  const planned = await desk.plan([oil], [ana.id], 0);
  await desk.change(planName({ panel: desk.panel, session: numberOf(planned) }), (doc) => {
    setPlanField(doc, 'date', '2026-12-24');
    setPlanField(doc, 'training', true);
    const taster = parseTasterId(ben.id);
    if (taster !== null) setInvited(doc, taster, true);
  });
  const rowOf = async () =>
    Sessions.parse(await desk.get('/api/sessions')).rows.find(({ session }) => session === planned);
  await expect
    .poll(rowOf)
    .toMatchObject({ date: '2026-12-24', training: true, samples: 1, tasters: 2 });
  await goTo(page, '/intra/sessions/list');
  for (const session of sessions) await row(session).getByText('Closed').waitFor();
  await row(planned).getByText('12/24/2026').waitFor();
  expect((await row(planned).locator('td').allTextContents()).slice(-5, -3)).toEqual(['1', '2']);
  // The session’s own page says when tasting ended.
  await goTo(page, `/intra/sessions/${first}`);
  await page.getByText('Tasting ended on').waitFor();
  await goTo(page, '/intra');
  await page.getByText('12/24/2026').first().waitFor();

  // Below 1440 px the drawer is collapsed until the user chooses; the choice is stored on the
  // device, for every width.
  const kept = () => page.evaluate(() => localStorage.getItem('leftDrawerOpen'));
  const expand = page.getByRole('button', { name: 'Expand the menu' });
  const collapse = page.getByRole('button', { name: 'Collapse the menu' });
  await expand.waitFor();
  await page.setViewportSize({ width: 1440, height: 800 });
  await collapse.waitFor();
  expect(await kept()).toBeNull();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expand.click();
  await expect.poll(kept).toBe('true');
  await page.reload();
  await collapse.click();
  await expect.poll(kept).toBe('false');
  await page.setViewportSize({ width: 1440, height: 800 });
  await expand.waitFor();
  expect([...errors, ...booth.errors]).toEqual([]);
  await close();
  await booth.close();
});
