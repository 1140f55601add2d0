import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { productProcess } from '../tools/product-process.ts';
import { openFor, startBrowser } from './support/browser.ts';
import buildPage from './support/build-page.ts';
import { type PageWeight, weighPage } from './support/page-weight.ts';
import { foundPanel } from './support/served-session.ts';
import { type Person, signIn, signInQuietly } from './support/sign-in.ts';
import { calibrate, nextCode, openTray, startGlass } from './support/taste.ts';
import { buildVersion } from './support/version-of-commit.ts';

/**
 * Benchmarks what the pages weigh: this version and that of a Git commit, in real Chromium, with
 * empty caches and without a service worker. Both take turns.
 */
const [before = '8a72ead4', rounds = '3'] = process.argv.slice(2);

/** The pages, in the order of the table. */
const PAGES = ['landing', 'sign-in', 'taster, to a sheet', 'leader, Today', 'board'] as const;
type MeasuredPage = (typeof PAGES)[number];

/** A version of the product that runs with a session of its own. */
type Version = {
  readonly url: string;
  readonly leader: Person;
  /** A taster for each round: a sheet that is open already would open by itself. */
  readonly tasters: readonly Person[];
  readonly session: number;
  readonly calibrated: Awaited<ReturnType<BrowserContext['storageState']>>;
  stop(): Promise<void>;
};

const other = await buildVersion(before);
await buildPage();
const browser = await startBrowser();

/** Starts a version, founds a panel of eight tasters, and shows a session of four samples. */
async function startVersion(root?: string): Promise<Version> {
  const folder = await mkdtemp(join(tmpdir(), 'verdial-pages-'));
  const product = await productProcess({ DATA_FOLDER: folder, LOG: 'error' }, [], root);
  await product.start();
  const desk = await foundPanel(product.url);
  const tasters: (Person & { readonly id: string })[] = [];
  for (let number = 1; number <= 8; number += 1)
    tasters.push(await desk.taster(`T0${number}`, `Taster ${number}`));
  const samples: string[] = [];
  for (let number = 1; number <= 4; number += 1) samples.push(await desk.sample(`P-${number}`));
  const calibrating = tasters.at(-1);
  if (calibrating === undefined) throw new Error('no taster');
  const session = await desk.show(
    samples,
    tasters.map(({ id }) => id),
    0,
  );
  const first = await openFor(browser);
  await signIn(first.page, product.url, calibrating);
  await calibrate(first.page);
  const kept = await first.page.context().storageState();
  await first.close();
  return {
    url: product.url,
    leader: desk.person,
    tasters,
    session,
    calibrated: { ...kept, cookies: [] },
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a page of a version with an empty cache, and measures what it loads. */
async function measure(version: Version, name: MeasuredPage, round: number): Promise<PageWeight> {
  const { page, close } = await openFor(browser, {
    ...(name === 'taster, to a sheet' ? { storageState: version.calibrated } : {}),
  });
  const weight = await weighPage(page);
  await open(page, version, name, round);
  await page.waitForLoadState('networkidle');
  const found = await weight();
  await close();
  return found;
}

async function open(
  page: Page,
  version: Version,
  name: MeasuredPage,
  round: number,
): Promise<void> {
  const { url, leader, tasters, session } = version;
  const heading = page.locator('h1').first();
  switch (name) {
    case 'landing':
      await page.goto(url);
      return heading.waitFor();
    case 'sign-in':
      await page.goto(`${url}/login?returnUrl=%2Fintra`);
      return page.locator('#username').waitFor();
    case 'leader, Today':
      await signInQuietly(page, url, leader, '/intra');
      return heading.waitFor();
    case 'board':
      await signInQuietly(page, url, leader, `/intra/tastersevaluation/${session}`);
      return page.locator('main table').first().waitFor();
    case 'taster, to a sheet':
      await signIn(page, url, tasters[round % tasters.length] ?? leader);
      await openTray(page, session);
      return startGlass(page, await nextCode(page), '4');
  }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

function tell(name: string, was: readonly PageWeight[], is: readonly PageWeight[]): void {
  const both = (read: (weight: PageWeight) => number): readonly [number, number] => [
    middle(was.map(read)),
    middle(is.map(read)),
  ];
  const [scriptWas, scriptIs] = both(({ scriptBytes }) => scriptBytes);
  const [filesWas, filesIs] = both(({ scriptRequests }) => scriptRequests);
  const [allWas, allIs] = both(({ allBytes }) => allBytes);
  const [requestsWas, requestsIs] = both(({ allRequests }) => allRequests);
  const shifts = [was, is].map((found) => {
    const values = found.map(({ shift }) => shift);
    return `${middle(values).toFixed(3)} (${Math.min(...values).toFixed(3)} to ${Math.max(...values).toFixed(3)})`;
  });
  const cells = [
    name,
    `${kilobytes(scriptWas)} → ${kilobytes(scriptIs)}`,
    (scriptIs / scriptWas).toFixed(2),
    `${filesWas} → ${filesIs}`,
    `${kilobytes(allWas)} → ${kilobytes(allIs)}`,
    `${requestsWas} → ${requestsIs}`,
    shifts.join(' → '),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

const versions: Version[] = [];
try {
  const was = await startVersion(other.root);
  versions.push(was);
  const is = await startVersion();
  versions.push(is);
  process.stdout.write(
    `${before} → this version; middle of ${rounds} rounds\n` +
      '| page | script | ratio | script requests | all bytes | all requests | layout shift without input |\n' +
      '| --- | --- | --- | --- | --- | --- | --- |\n',
  );
  for (const name of PAGES) {
    const found: { readonly was: PageWeight[]; readonly is: PageWeight[] } = { was: [], is: [] };
    for (let round = 0; round < Number(rounds); round += 1) {
      found.was.push(await measure(was, name, round));
      found.is.push(await measure(is, name, round));
    }
    tell(name, found.was, found.is);
  }
} finally {
  await browser.close();
  for (const version of versions) await version.stop();
  await other.remove();
}
process.exit(0);
