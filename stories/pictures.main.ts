import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openFor, startBrowser } from './support/browser.ts';
import { startDemonstration } from './support/demonstration.ts';
import { type Person, signIn } from './support/sign-in.ts';

/** The pages of quality control, by the names of their pictures. */
const PAGES = {
  overview: '',
  'panel-precision': '/panelprecision',
  'panel-deviation': '/paneldeviation',
  'taster-precision': '/tasterprecision?taster=T02',
  'taster-deviation': '/tasterdeviation?taster=T02',
  'taster-reference': '/tasterdeviation/reference?taster=T02',
  evolution: '/tasterevolution?taster=T02',
  competence: '/tastercompetence',
  aids: '/aids?attribute=fruity',
} as const;

/** Takes the pictures of docs/quality.md: each page of quality control in the demonstration. */
async function takePictures(browser: Browser, url: string, leader: Person): Promise<void> {
  const folder = join(import.meta.dirname, '../docs/images/quality');
  await mkdir(folder, { recursive: true });
  const { page, close } = await openFor(browser, {
    viewport: { width: 1280, height: 720 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await signIn(page, url, leader);
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(`${url}/intra/quality${path}`);
    await page.locator('main table, main figure, main svg').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    process.stdout.write(`${name}\n`);
  }
  await close();
}

const product = await startDemonstration();
const browser = await startBrowser();
try {
  await takePictures(browser, product.url, product.personOf('jefespanel'));
} finally {
  await browser.close();
  await product.stop();
}
