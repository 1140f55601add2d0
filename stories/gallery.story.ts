import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureOf, statesOf } from '../tools/gallery/gallery-screen.ts';
import { GALLERY } from '../tools/gallery/gallery-screens.ts';
import { allTours } from './gallery/all-tours.ts';
import { axeFindings } from './support/axe-findings.ts';
import { startBrowser } from './support/browser.ts';
import { type Demonstration, startDemonstration } from './support/demonstration.ts';
import { type Product, startProduct } from './support/product.ts';

let browser: Browser;
let full: Demonstration;
let bare: Product;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-gallery-'));
  browser = await startBrowser();
  [full, bare] = [await startDemonstration(), await startProduct()];
});
afterAll(async () => {
  await browser?.close();
  await full?.stop();
  await bare?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The states of which axe is asked here; the usual one is among every screen's (SCR-1). */
const SEARCHED: ReadonlySet<string> = new Set(['empty', 'loading', 'one', 'refused', 'offline']);

const rowsOf = (page: Page) => page.locator('main tbody tr').count();

test('SCR-22 LST-9 a register is pictured in every state that it can have, without a finding of axe; of 10,000 rows it shows one page, and what is refused is not called empty', async () => {
  const problems: string[] = [];
  const shown = new Map<string, { readonly words: string | null; readonly rows: number }>();
  await allTours(
    browser,
    { full, bare },
    {
      folder,
      isWanted: (name) => name === 'samples',
      onProblem: (name, state, problem) => void problems.push(`${name} ${state}: ${problem}`),
      async onPicture(_, state, page) {
        const words = await page.locator('main').textContent();
        shown.set(state, { words, rows: await rowsOf(page) });
        if (SEARCHED.has(state))
          for (const finding of await axeFindings(page)) problems.push(`${state}: ${finding}`);
      },
    },
  );
  expect(problems).toEqual([]);
  const samples = GALLERY['samples'];
  if (samples === undefined) throw new Error('no register');
  for (const state of statesOf(samples)) {
    const file = join(folder, pictureOf('samples', state));
    expect(existsSync(file), state).toBe(true);
    expect((await readFile(file)).subarray(8, 12).toString(), state).toBe('WEBP');
  }
  expect(shown.get('empty')?.words).toMatch(/No sample yet/);
  expect(shown.get('one')?.rows).toBe(1);
  expect(shown.get('many')?.rows).toBeLessThanOrEqual(100);
  expect(shown.get('many')?.words).toMatch(/10,0\d\d/);
  expect(shown.get('refused')?.words).toMatch(/Access denied/);
  expect(shown.get('refused')?.words).not.toMatch(/No sample yet/);
  expect(shown.get('es')?.words).toMatch(/Muestras/);
});
