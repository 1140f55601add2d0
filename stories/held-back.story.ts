import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { openFor } from './support/browser.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

/**
 * Delays the content of documents of some kinds and of some addresses until it is released; the
 * plan and the rest arrive.
 */
async function holdBack(page: Page, addresses: readonly RegExp[], kinds: readonly string[]) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  for (const address of addresses)
    await page.route(address, async (route) => {
      await gone;
      await route.continue();
    });
  await page.routeWebSocket(/\/collab/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage(async (message) => {
      // A message begins with the name of its document.
      const begins = Buffer.from(message).subarray(0, 120);
      if (kinds.some((kind) => begins.includes(`/${kind}/`))) await gone;
      socket.send(message);
    });
  });
  return { letGo };
}

/** Words that claim something about a session. */
const CLAIM =
  /not classified|valid sheet|differs|Verified|equals|signed 0|\b0 of \d|to go|no session is|left out\.|are met|no session yet|not started|\d tasting|needs? a person|no taster calls/i;

test('BRD-10 while documents, records or answers are held back, Today, a plan, the board and the assessment claim nothing; then they say what is', async ({
  browser,
  demonstration: product,
}) => {
  const first = await openFor(browser);
  await signInQuietly(first.page, product.url, product.personOf('jefespanel'), '/intra');
  const session = 44;
  const { results } = z
    .object({ results: z.array(z.object({ sample: z.object({ id: z.string() }) })) })
    .parse(await (await first.page.request.get(`${product.url}/api/sessions/${session}`)).json());
  const href = `/intra/assessments/${session}/${results[0]?.sample.id}`;
  const kept = await first.page.context().storageState();

  /** A device that opens the address for the first time, while that content is delayed. */
  const fresh = async (
    path: string,
    addresses: readonly RegExp[],
    stands: string,
    kinds: readonly string[] = ['tray'],
  ) => {
    const device = await openFor(browser, { storageState: kept });
    const held = await holdBack(device.page, addresses, kinds);
    await device.page.goto(`${product.url}${path}`);
    await device.page.getByRole('heading', { name: stands }).first().waitFor();
    await device.page
      .getByText(/^loading$/i)
      .or(device.page.getByRole('status'))
      .first()
      .waitFor();
    expect(await device.page.locator('main').textContent()).not.toMatch(CLAIM);
    held.letGo();
    return device;
  };

  const today = await fresh(
    '/intra',
    [/\/api\/sessions\?/, /\/api\/backups\/installation/],
    'Today',
  );
  await today.page.getByRole('heading', { name: 'Recently validated' }).waitFor();

  const plan = await fresh(
    '/intra/sessions/47',
    [/\/api\/(samples|tasters)\?/, /\/api\/sessions\?/],
    'Plan of session 47',
  );
  await plan.page.getByText(/^\d+ of \d+ are met$/).waitFor();

  const board = await fresh(`/intra/tastersevaluation/${session}`, [], 'Tasters by samples');
  await board.page.getByText('10 of 10').first().waitFor();

  // BRD-10: nothing is said about sheets that have not arrived, or about rows whose order is
  // unknown.
  const running = await fresh(
    '/intra/tastersevaluation/46',
    [/\/api\/tasters\?/],
    'Tasters by samples',
    ['evaluation'],
  );
  await running.page.getByText(/\d tasting$/).waitFor();
  const order = await running.page.locator('main tbody th').allTextContents();
  expect(order).toEqual(order.toSorted());

  const assessment = await fresh(href, [/\/api\/sessions\/\d+\/sheets/], 'Stored result');
  await assessment.page.getByText('Verified: recomputed today').waitFor();
  for (const person of [first, today, plan, board, running, assessment])
    expect(person.errors).toEqual([]);
});
