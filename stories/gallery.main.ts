import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { galleryPage } from '../tools/gallery/gallery-page.ts';
import { GALLERY } from '../tools/gallery/gallery-screens.ts';
import { type ScreenState, STATES } from '../tools/gallery/states.ts';
import { allTours } from './gallery/all-tours.ts';
import { axeFindings } from './support/axe-findings.ts';
import { startBrowser } from './support/browser.ts';
import { startDemonstration } from './support/demonstration.ts';
import { startProduct } from './support/product.ts';

/**
 * Makes the gallery in out/gallery: a picture of every screen in every state, and a page with all
 * of them (SCR-22). Names of screens and states limit it to those.
 * With `--check` no picture is stored. Every state is checked by axe, and a list of 10,000 rows
 * must show one page (pagination). It prints `N passed, N failed`.
 */
const words = process.argv.slice(2);
const screens = words.filter((word) => word in GALLERY);
const states = words.filter((word) => word in STATES);
const isCheck = words.includes('--check');
const isNamed = (names: readonly string[], name: string) =>
  names.length === 0 || names.includes(name);
const unknown = words.filter(
  (word) => word !== '--check' && ![...screens, ...states].includes(word),
);
if (unknown.length > 0) throw new Error(`no screen or state is called ${unknown.join(', ')}`);
/**
 * States that axe does not check: a printed page has no controls, and forced colours are chosen by
 * the user.
 */
const NOT_JUDGED: ReadonlySet<string> = new Set(['print', 'forced']);
/** The most rows on a page of a list (pagination). */
const MOST_ROWS = 100;
const folder = isCheck
  ? await mkdtemp(join(tmpdir(), 'verdial-gallery-'))
  : join(import.meta.dirname, '../out/gallery');

/** Finds the errors of the state that the page shows. */
async function wrongWith(state: ScreenState, page: Page): Promise<readonly unknown[]> {
  if (NOT_JUDGED.has(state)) return [];
  const rows = await page.locator('main tbody tr').count();
  return [
    ...(await axeFindings(page, state === 'dark' ? { only: 'colours' } : {})),
    ...(state === 'many' && rows > MOST_ROWS ? [`${rows} rows`] : []),
  ];
}

if (!isCheck && screens.length + states.length === 0)
  await rm(folder, { recursive: true, force: true });
let passed = 0;
let failed = 0;
const browser = await startBrowser();
const [full, bare] = [await startDemonstration(), await startProduct()];
try {
  await allTours(
    browser,
    { full, bare },
    {
      folder,
      isWanted: (name, state) => isNamed(screens, name) && isNamed(states, state),
      async onPicture(name, state, page) {
        process.stdout.write(`${name} ${state}\n`);
        const wrong = isCheck ? await wrongWith(state, page) : [];
        if (wrong.length === 0) passed += 1;
        else {
          failed += 1;
          process.stderr.write(`${name} ${state}: ${JSON.stringify(wrong)}\n`);
        }
      },
      onProblem(name, state, problem) {
        failed += 1;
        process.stderr.write(`${name} ${state}: ${String(problem)}\n`);
      },
    },
  );
} finally {
  await browser.close();
  await full.stop();
  await bare.stop();
  if (isCheck) await rm(folder, { recursive: true, force: true });
}
if (isCheck) console.log(`${passed} passed, ${failed} failed`);
else {
  await writeFile(join(folder, 'index.html'), galleryPage());
  console.log(`${passed} pictures: ${join(folder, 'index.html')}`);
}
// Open WebSockets of the headless desk would keep the process alive.
process.exit(failed === 0 ? 0 : 1);
