import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { openFor } from './support/browser.ts';
import { type Person, signInQuietly } from './support/sign-in.ts';
import { openTrayQuietly } from './support/sit-down.ts';
import { test } from './support/story.ts';
import { answer, nextCode, saysStored, signSheet, startGlass } from './support/taste.ts';

const ANSWERS = {
  fusty: 0,
  musty: 12,
  winey: 0,
  frostbitten: 0,
  rancid: 0,
  other: 0,
  fruity: 40,
  bitter: 30,
  pungent: 20,
} as const;

const isStored = (page: Page) =>
  vi.waitFor(async () => expect(await saysStored(page)).toBe(true), { timeout: 20_000 });

/**
 * Opens the board of a session as the leader, and returns what its one row shows about the device.
 */
async function openBoard(browser: Browser, url: string, leaderOf: Person, session: number) {
  const leader = await openFor(browser);
  await signInQuietly(leader.page, url, leaderOf, `/intra/tastersevaluation/${session}`);
  await leader.page.locator('thead th').first().waitFor();
  const heads = await leader.page.locator('thead th').allTextContents();
  const row = leader.page.locator('tbody tr').first().locator('th, td');
  const reads = (head: string) => (words: RegExp) =>
    vi.waitFor(
      async () => expect(await row.nth(heads.indexOf(head)).textContent()).toMatch(words),
      { timeout: 45_000 },
    );
  return { leader, says: reads('Unsynced'), seen: reads('Seen') };
}

test('BRD-6, BRD-11, BLI-1, BRD-22 the board says whether a booth is connected, also while its taster rests, and what a booth’s device holds, as an estimate with its age while the booth is not heard, and exactly when it is back; the booth hears of nobody', async ({
  browser,
  product,
  desk,
}) => {
  const taster = await desk.taster('T01', 'Elena');
  const oils = [await desk.sample('S-1'), await desk.sample('S-1B')];
  const session = await desk.show(oils, [taster.id]);
  const { leader, says, seen } = await openBoard(browser, product.url, desk.person, session);
  await says(/^–$/);
  await seen(/^–$/);

  const booth = await openFor(browser);
  const heard: string[] = [];
  booth.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString())),
  );
  await openTrayQuietly(booth.page, product.url, taster, session);
  await says(/^0$/);
  await seen(/^Connected$/);
  await startGlass(booth.page, await nextCode(booth.page), '4');
  await answer(booth.page, ANSWERS, ['fusty', 'musty']);
  await isStored(booth.page);
  await says(/^0$/);

  await booth.setOffline(true);
  await answer(booth.page, ANSWERS, ['winey', 'frostbitten', 'rancid']);
  await says(/^≈ 0 · \S+/);
  await seen(/^(now|\d+\s(s|min))$/);
  await leader.page.getByText('≈ is an estimate').waitFor();

  await booth.setOffline(false);
  await says(/^0$/);
  await isStored(booth.page);
  await answer(booth.page, ANSWERS, ['other', 'fruity', 'bitter', 'pungent']);
  await signSheet(booth.page);
  await booth.page.getByRole('heading', { name: 'Rest your palate' }).waitFor();
  await seen(/^Connected$/);
  expect(heard.filter((frame) => frame.includes('Carmen'))).toEqual([]);
  for (const person of [leader, booth]) expect(person.errors).toEqual([]);
});

test('BRD-11 a booth that is heard, and has not heard that its marks are stored, counts them itself', async ({
  browser,
  product,
  desk,
}) => {
  const taster = await desk.taster('T02', 'Luis');
  const session = await desk.show([await desk.sample('S-2')], [taster.id]);
  const { leader, says } = await openBoard(browser, product.url, desk.person, session);
  const booth = await openFor(browser);
  let isHeld = false;
  const waiting: (() => void)[] = [];
  await booth.page.routeWebSocket(/\/collab/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const send = () => socket.send(message);
      if (isHeld && Buffer.from(message).includes('"kind":"stored"')) waiting.push(send);
      else send();
    });
  });
  await openTrayQuietly(booth.page, product.url, taster, session);
  await startGlass(booth.page, await nextCode(booth.page), '4');
  // The begun glass is stored as well.
  await isStored(booth.page);
  isHeld = true;
  await answer(booth.page, ANSWERS, ['fusty', 'musty', 'winey']);
  await says(/^3$/);
  isHeld = false;
  for (const send of waiting) send();
  await says(/^0$/);
  for (const person of [leader, booth]) expect(person.errors).toEqual([]);
});
