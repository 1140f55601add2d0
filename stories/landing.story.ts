import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LOCALES } from '../domain/words/locale.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { test } from './support/story.ts';

/** The addresses a page links to, without those of other servers. */
const linksOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('a[href]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);

test('ENT-1 ENT-2 ENT-3 every link of the landing page and of the documentation leads to a page, and nothing comes from elsewhere', async ({
  browser,
  demonstration: product,
}) => {
  const { page, errors } = await openFor(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  const waiting = [`${product.url}/`];
  const opened = new Set<string>();
  const kinds: string[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { origin, pathname, hash } = new URL(next);
    if (origin !== product.url || opened.has(pathname + hash)) continue;
    opened.add(pathname + hash);
    const answer = await page.goto(next);
    expect(answer?.status() ?? 200, next).toBeLessThan(400);
    // The notices of third parties are plain text.
    if (pathname.endsWith('.txt')) continue;
    await page.locator('h1').first().waitFor();
    if (hash !== '') await page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`).waitFor();
    expect(await page.getByText('There is no such page').count(), next).toBe(0);
    const isOfDocs = pathname.startsWith('/docs/');
    kinds.push(isOfDocs ? 'docs' : pathname);
    if (pathname === '/' || isOfDocs) waiting.push(...(await linksOf(page)));
  }
  expect(kinds).toEqual(expect.arrayContaining(['/', '/login', '/workbench', 'docs']));
  expect([...opened]).toEqual(
    expect.arrayContaining(['/docs/index.html', '/docs/licence.html', '/docs/method.html']),
  );
  expect([...new Set(asked)]).toEqual([product.url]);
  expect(errors).toEqual([]);
});

test('ENT-1 its pictures are there in every language and both schemes, and only those of the scheme are loaded', async ({
  browser,
  demonstration: product,
}) => {
  const { page, close } = await openFor(browser, { reducedMotion: 'reduce' });
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  await page.goto(product.url);
  for (const locale of Object.keys(LOCALES)) {
    loaded.length = 0;
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate((chosen) => localStorage.setItem('isoLang', chosen), locale);
    await page.reload();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const shown = page.locator('figure img').filter({ visible: true });
      await expect.poll(() => shown.count()).toBe(3);
      for (const picture of await shown.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(800);
        expect(await picture.getAttribute('src')).toContain(`-${locale}-${colorScheme}`);
      }
      // The assets of the dark colour scheme are lazy-loaded when it is shown.
      if (colorScheme === 'light')
        expect(loaded.filter((address) => address.includes('-dark'))).toEqual([]);
    }
  }
  await close();
});

test.for([
  '/',
  '/docs/index.html',
  '/docs/method.html',
  '/docs/operating.html',
  '/docs/licence.html',
])(
  'ENT-1 ENT-2 %s reads in both schemes and at 320 px without scrolling sideways',
  async (path, { browser, demonstration: product }) => {
    const { page, close } = await openFor(browser, {
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 640 },
    });
    await page.goto(`${product.url}${path}`);
    await page.locator('h1').first().waitFor();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page, { only: 'colours' })).toEqual([]);
    await close();
  },
);

test('SCR-20 an address where there is nothing and the page of errors say so, with the way to the start', async ({
  browser,
  demonstration: product,
}) => {
  const { page, close } = await openFor(browser);
  for (const [path, words] of [
    ['/error', 'An error occurred while processing your request'],
    ['/nowhere', 'There is no such page'],
    ['/samples/list', 'There is no such page'],
  ] as const) {
    await page.goto(`${product.url}${path}`);
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.waitForURL(`${product.url}/`);
  }
  await close();
});
