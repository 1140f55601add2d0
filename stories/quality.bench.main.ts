import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { compareWithR } from '../stats-worker/bench/compare-with-r.ts';
import { productProcess } from '../tools/product-process.ts';
import { openFor, startBrowser } from './support/browser.ts';
import buildPage from './support/build-page.ts';
import { signIn } from './support/sign-in.ts';

/**
 * Benchmarks quality control in real Chromium with ten years of a busy panel: the time until the
 * charts are drawn, and the longest task of the main thread.
 */
const [sessions = '1000', filled] = process.argv.slice(2);
const Accounts = z.array(z.object({ username: z.string(), password: z.string() }));
const PERIOD = 'from=2010-01-01';
const PAGES = ['', '/panelprecision', '/tasterevolution?taster=T01', '/tastercompetence', '/aids'];

/** A data folder that decade.main.ts has filled before, or a new one. */
const folder = filled ?? (await mkdtemp(join(tmpdir(), 'verdial-decade-')));
if (filled === undefined) fill();
const [leader] = Accounts.parse(JSON.parse(await readFile(join(folder, 'accounts.json'), 'utf8')));
if (leader === undefined) throw new Error('no leader');
await buildPage();
const product = await productProcess({ DATA_FOLDER: folder, LOG: 'error' }, []);
const browser = await startBrowser();

function fill(): void {
  const decade = join(import.meta.dirname, '../server/bench/decade.main.ts');
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [decade, folder, sessions], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the ten years were not filled');
  const filledIn = (performance.now() - began) / 1000;
  process.stdout.write(`${sessions} sessions played in ${filledIn.toFixed(0)} s\n`);
}

/**
 * Opens a page of quality control. Returns when its first table or chart was drawn, and the longest
 * task of its main thread, in ms.
 */
async function opened(page: Page, path: string): Promise<{ drawn: number; longest: number }> {
  const mark = path.includes('?') ? '&' : '?';
  await page.goto(`${product.url}/intra/quality${path}${mark}${PERIOD}`);
  await page.waitForFunction(() => Reflect.has(window, 'drawnAt'));
  // The browser reports a long task when it is over.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({
    drawn: Number(Reflect.get(window, 'drawnAt')),
    longest: Math.max(0, ...Reflect.get(window, 'longTasks')),
  }));
}

/** Runs in the page before its scripts. */
function watch(): void {
  const tasks: number[] = [];
  Reflect.set(window, 'longTasks', tasks);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = new MutationObserver(() => {
    const isDrawn = document.querySelector('main :is(figure path, tbody td, li a)') !== null;
    if (!isDrawn) return;
    Reflect.set(window, 'drawnAt', performance.now());
    look.disconnect();
  });
  look.observe(document, { childList: true, subtree: true });
}

/** Computes the same figures with R's data.table, from the panel's own export. */
async function compare(account: z.infer<typeof Accounts>[number]): Promise<void> {
  const { page, close } = await openFor(browser);
  await signIn(page, product.url, account);
  const exported = await page.request.get(`${product.url}/api/marks_long.csv`, { timeout: 0 });
  const file = join(folder, 'marks_long.csv');
  await writeFile(file, await exported.body());
  await close();
  const { ours, r } = await compareWithR(file);
  await rm(file);
  const theirs =
    r === null
      ? 'R with data.table is not here: not compared'
      : `R data.table ${r.version}, PN and DN of fruity alone, ${r.ms.toFixed(0)} ms; ${r.isSame ? 'the same figures' : 'OTHER FIGURES'}`;
  process.stdout.write(`  the evolution of all tasters: ${ours.toFixed(0)} ms; ${theirs}\n`);
}

try {
  await product.start();
  for (const path of PAGES) {
    const { page, close } = await openFor(browser);
    await page.addInitScript(watch);
    await signIn(page, product.url, leader);
    const cold = await opened(page, path);
    const warm = [await opened(page, path), await opened(page, path), await opened(page, path)];
    const middle = warm.toSorted((a, b) => a.drawn - b.drawn)[1] ?? cold;
    const longest = Math.max(cold.longest, ...warm.map((one) => one.longest));
    process.stdout.write(
      `  /quality${path}: cold ${cold.drawn.toFixed(0)} ms, warm ${middle.drawn.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms\n`,
    );
    await close();
  }
  await compare(leader);
} finally {
  await browser.close();
  await product.stop();
  if (filled === undefined) await rm(folder, { recursive: true, force: true });
}
process.exit(0);
