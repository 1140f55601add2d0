import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import * as Y from 'yjs';
import { sheetName } from '../domain/documents/document-names.ts';
import { startEvaluation } from '../domain/documents/evaluation.document.ts';
import { protocolsOf } from '../domain/watching/watch-address.ts';
import { parseSessionCode, parseTasterId, parseTastingCode } from '../domain/words/ids.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { goTo } from './support/go-to.ts';
import { codesOf, handIn, openDevice } from './support/hand-in.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

const SOON = { timeout: 30_000 };
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

/**
 * Opens a wall display in a browser of its own; records its requests, and every WebSocket frame
 * that it received.
 */
async function openWall(browser: Browser, url: string, address: string) {
  const screen = await openFor(browser, { viewport: { width: 1920, height: 1080 } });
  const asked: string[] = [];
  const frames: Buffer[] = [];
  const closed: number[] = [];
  screen.page.on('request', (request) => asked.push(request.url()));
  screen.page.on('websocket', (socket) => {
    asked.push(socket.url());
    socket.on('framereceived', ({ payload }) => frames.push(Buffer.from(payload)));
    socket.on('close', () => closed.push(Date.now()));
  });
  await screen.page.goto(new URL(address, url).href);
  const rows = async () => {
    const found = await screen.page.locator('main li').all();
    return Promise.all(
      found.map(async (row) => {
        const dots = row.getByRole('img');
        const count = (await dots.count()) > 0 ? await dots.getAttribute('aria-label') : '';
        return `${(await row.locator(':scope > *').allTextContents()).join(' ')} ${count}`
          .replace(/\s+/g, ' ')
          .trim();
      }),
    );
  };
  const shows = (expected: readonly string[]) =>
    vi.waitFor(async () => expect(await rows()).toEqual(expected), SOON);
  return { ...screen, asked, frames, closed, shows };
}

/** Reads the address of the wall display, with its key, from a dialog, and closes the dialog. */
async function takeAddress(page: Page) {
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('link', { name: 'Open the display' });
  const address = (await link.getAttribute('href')) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  return { address, key: address.split('/').at(-1) ?? '' };
}

/** Confirms a glass and marks nothing yet. */
async function begin(person: Awaited<ReturnType<typeof openDevice>>, session: number, text = '') {
  const [number, taster, code] = [
    parseSessionCode(session),
    parseTasterId(person.id),
    parseTastingCode(text),
  ];
  if (number === null || taster === null || code === null) throw new Error('no such sheet');
  const name = sheetName({ panel: person.desk.panel, session: number }, taster, code);
  const at = new Date().toISOString();
  const screen = { pixelsPerMm: 3.78, pixelRatio: 1, device: 'booth of the story', at } as const;
  await person.desk.change(name, (doc) =>
    startEvaluation(doc, { at, language: 'en', calibration: { ...screen, window: [1280, 800] } }),
  );
}

test('LIV-9 LIV-10 LIV-11 LIV-12 LIV-14 LIV-3 LIV-16 LIV-20 LIV-21 LIV-25 LIV-26 LIV-27 LIV-28 the leader makes keys, the wall follows with y-websocket’s provider, and its wire holds nothing but names and progress', async ({
  browser,
  product,
  desk,
}) => {
  const [elena, marco] = [await desk.taster('T01', 'Elena'), await desk.taster('T02', 'Marco')];
  const samples = [await desk.sample('S-SECRET-1'), await desk.sample('S-SECRET-2')];
  const session = await desk.plan(samples, [elena.id, marco.id], 15);
  const leader = await openFor(browser);
  await signInQuietly(leader.page, product.url, desk.person);

  // LIV-9: a key on the page of the panel, seen once.
  await leader.page.goto(`${product.url}/intra/panels`);
  await leader.page.getByRole('button', { name: 'Create a key' }).click();
  const asking = leader.page.getByRole('dialog');
  await asking.getByLabel('What it is for').fill('Hall');
  await asking.getByLabel('Session').fill(String(session));
  await asking.getByRole('button', { name: 'Create the key' }).click();
  await leader.page.getByText('This is shown only once').waitFor();
  const hall = await takeAddress(leader.page);
  expect(hall.key).toMatch(/^vwk_[\w-]{43}$/);
  await leader.page.getByRole('row', { name: /Hall/ }).getByText('In force').waitFor();
  expect(await leader.page.content()).not.toContain(hall.key);

  // LIV-12: before the session is shown there is no name.
  const wall = await openWall(browser, product.url, hall.address);
  await wall.page.getByText(`Session ${session} is being prepared`).waitFor();
  await wall.page.getByText('Panel of the story').waitFor();
  expect(await wall.page.locator('main li').count()).toBe(0);
  expect(Buffer.concat(wall.frames).toString()).not.toContain('Elena');

  await desk.command('show-session', { session });
  await wall.shows(['Elena Rubio Waiting 0 of 2 glasses', 'Marco Rubio Waiting 0 of 2 glasses']);

  // LIV-14: a second screen, from the board.
  await goTo(leader.page, `/intra/tastersevaluation/${session}`);
  await leader.page.getByRole('button', { name: 'Show in the room' }).click();
  await leader.page.getByRole('button', { name: 'Create the key' }).click();
  const room = await takeAddress(leader.page);
  const other = await openWall(browser, product.url, room.address);
  await other.page.getByText(`Session ${session} is being tasted`).waitFor();

  const first = await openDevice(product.url, elena, elena.id);
  const codes = await codesOf(first, session);
  await begin(first, session, codes[0]);
  for (const screen of [wall, other])
    await screen.shows([
      'Elena Rubio Tasting 0 of 2 glasses',
      'Marco Rubio Waiting 0 of 2 glasses',
    ]);
  await handIn(first, session, codes[0] ?? '', MARKS);
  await wall.shows(['Elena Rubio Resting 1 of 2 glasses', 'Marco Rubio Waiting 0 of 2 glasses']);
  await handIn(first, session, codes[1] ?? '', MARKS);
  await wall.shows(['Elena Rubio Finished 2 of 2 glasses', 'Marco Rubio Waiting 0 of 2 glasses']);

  // A write over the connection of the wall display has no effect.
  const doc = new Y.Doc();
  doc.getArray('tasters').insert(0, [{ name: 'Mallory', done: 9, of: 9, state: 'finished' }]);
  const update = Y.encodeStateAsUpdate(doc);
  const url = other.asked.find((one) => one.startsWith('ws')) ?? '';
  const refused = await other.page.evaluate(
    ({ to, protocols, bytes }) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(to, protocols);
        socket.onopen = () => socket.send(Uint8Array.from(bytes));
        socket.onclose = ({ code, reason }) => resolve(`${code} ${reason}`);
      }),
    { to: url, protocols: protocolsOf(room.key), bytes: [0, 2, update.length, ...update] },
  );
  expect(refused).toBe('4405 read-only');
  await wall.shows(['Elena Rubio Finished 2 of 2 glasses', 'Marco Rubio Waiting 0 of 2 glasses']);

  // The network traffic has no code, sample, mark, id or other text, in either direction and at any
  // address.
  for (const screen of [wall, other]) {
    const wire = Buffer.concat(screen.frames).toString('latin1');
    expect(wire).toContain('Elena');
    for (const secret of [...codes, ...samples, elena.id, marco.id, 'S-SECRET', 'T01'])
      expect(wire.includes(secret), secret).toBe(false);
    for (const secret of ['fruity', 'musty', 'signature', 'strokes', 'Mallory', 'Carmen'])
      expect(wire.includes(secret), secret).toBe(false);
    expect(screen.asked.filter((one) => one.includes('vwk_') || one.includes('/api/'))).toEqual([]);
  }
  expect(product.log()).not.toContain('vwk_');

  // LIV-12: one display goes offline and online again.
  await wall.setOffline(true);
  await wall.page.getByText(/Not following since \d/).waitFor();
  await wall.shows(['Elena Rubio', 'Marco Rubio']);
  await wall.setOffline(false);
  await wall.page.getByText('Following the session').waitFor();
  await wall.shows(['Elena Rubio Finished 2 of 2 glasses', 'Marco Rubio Waiting 0 of 2 glasses']);
  expect(await axeFindings(wall.page)).toEqual([]);

  // LIV-3, LIV-12: one key is revoked; its display stops within a second, and the other goes on.
  await goTo(leader.page, '/intra/panels');
  await leader.page.getByRole('button', { name: 'Revoke the key Screen in the room' }).click();
  const answered = leader.page
    .waitForResponse((answer) => answer.url().endsWith('/revoke'))
    .then(() => Date.now());
  await leader.page.getByRole('button', { name: 'Revoke the key', exact: true }).click();
  const revokedAt = await answered;
  await other.page.getByText('This screen is no longer connected').waitFor();
  await other.page.getByText('The leader revoked its key.').waitFor();
  expect((other.closed.at(-1) ?? Number.POSITIVE_INFINITY) - revokedAt).toBeLessThan(1_000);
  expect(await other.page.content()).not.toContain('Elena');
  await other.page.reload();
  await other.page.getByText('The leader revoked its key.').waitFor();

  await desk.command('close-session', { session });
  await wall.page.getByText(`The tasting of session ${session} is over`).waitFor();
  await wall.shows(['Elena Rubio Finished 2 of 2 glasses', 'Marco Rubio Not tasting']);

  // The audit trail describes it in words.
  await goTo(leader.page, '/intra/audit');
  await leader.page
    .getByText(/revoked the key for watching/)
    .filter({ visible: true })
    .first()
    .waitFor();
  for (const person of [leader, wall, other]) expect(person.errors).toEqual([]);
});
