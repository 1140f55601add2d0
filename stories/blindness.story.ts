import { expect } from 'vitest';
import { askDocuments } from './support/ask-document.ts';
import { openFor } from './support/browser.ts';
import { cookieOf } from './support/desk-calls.ts';
import { codesOf, handIn, openDevice } from './support/hand-in.ts';
import { recordTraffic } from './support/record-traffic.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { answer, calibrate, nextCode, openTray, signSheet, startGlass } from './support/taste.ts';

const ANSWERS = {
  fusty: 31,
  musty: 0,
  winey: 0,
  frostbitten: 0,
  rancid: 0,
  other: 0,
  fruity: 47,
  bitter: 22,
  pungent: 63,
};

test('BLI-2 what a taster is sent in a whole session holds no sample, replicate, other taster or figure, and no other document opens', async ({
  browser,
  product,
  desk,
}) => {
  const { url } = product;
  const watched = await desk.taster('TX1', 'Watched');
  const other = await desk.taster('QZ7', 'Philomena');
  const samples = [await desk.sample('SECRETOIL-1'), await desk.sample('SECRETOIL-2')];
  const session = await desk.show(samples, [watched.id, other.id], 0);

  const person = await openFor(browser);
  const traffic = recordTraffic(person.page);
  const neighbour = await openDevice(url, other, other.id);
  const { page } = person;
  const codes = await codesOf(neighbour, session);
  for (const code of codes) {
    await handIn(neighbour, session, code, ANSWERS);
    await neighbour.desk.command('seal-sheet', { session, code });
  }
  await signIn(page, url, watched);
  await calibrate(page);
  await openTray(page, session);
  for (const _ of samples) {
    await startGlass(page, await nextCode(page), '1');
    await answer(page, ANSWERS);
    await signSheet(page);
  }
  await page.getByText('All sheets are handed in').waitFor();
  await desk.command('close-session', { session });
  await desk.command('validate-session', { session, reason: 'Two tasters only.' });
  await page.goto(`${url}/intra/evaluations`);
  await page.locator('h1').waitFor();

  const texts = await traffic.texts();
  expect(traffic.bytes()).toBeGreaterThan(10_000);
  expect(texts.some(({ text }) => text.includes(codes[0] ?? '-'))).toBe(true);
  const secrets = ['SECRETOIL', ...samples, other.id, other.username, 'Philomena', 'QZ7'];
  for (const secret of secrets)
    expect(
      texts.filter(({ text }) => text.includes(secret)).map(({ from }) => from),
      secret,
    ).toEqual([]);
  const data = texts.filter(({ from }) => !/\.(js|css|html)$|^https?:[^?]*\/$/.test(from));
  const words = /"(replicate|sample|median|md|mf|class|predominantDefect|figures|sealedBy)"/;
  expect(data.filter(({ text }) => words.test(text)).map(({ from }) => from)).toEqual([]);

  const own = [`tray/${session}.${watched.id}`, ...codes].map((part) =>
    part.startsWith('tray')
      ? `${desk.panel}/${part}`
      : `${desk.panel}/evaluation/${session}.${watched.id}.${part}`,
  );
  expect(traffic.documents().filter((name) => !own.includes(name))).toEqual([]);

  const guesses = [
    `${desk.panel}/session/${session}`,
    `${desk.panel}/tray/${session}.${other.id}`,
    ...codes.map((code) => `${desk.panel}/evaluation/${session}.${other.id}.${code}`),
    ...samples.map((sample) => `${desk.panel}/assessment/${session}.${sample}`),
    `${crypto.randomUUID()}/session/${session}`,
    `${desk.panel}/evaluation/${session}.${watched.id}.000`,
    `${desk.panel}/settings/1`,
    '../../etc/passwd',
  ];
  const asked = await askDocuments(url, await cookieOf(page), guesses);
  for (const { name, outcome, doc } of asked) {
    expect(outcome, name).toBe('out-of-reach');
    expect(doc.share.size, name).toBe(0);
  }
});
