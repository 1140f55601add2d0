import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { pressOn } from './support/keyboard.ts';
import { test } from './support/story.ts';

const EXAMPLE = join(import.meta.dirname, '../stats-worker/examples/01');

test('QUA-20 QUA-72 QUA-70 QUA-61 QUA-50 to QUA-22 an analyst without an account computes a panel’s own marks, and nothing of them leaves the device', async ({
  browser,
  demonstration: product,
}) => {
  const analyst = await openFor(browser, { viewport: { width: 390, height: 844 } });
  const { page } = analyst;
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Compute a panel’s own marks on this device' }).click();
  await page.getByRole('heading', { level: 1, name: 'Workbench' }).waitFor();

  // Records all requests from here on, with their bodies.
  const sent: { readonly to: string; readonly body: string | null }[] = [];
  page.on('request', (request) => sent.push({ to: request.url(), body: request.postData() }));
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));

  // By keyboard to the button that chooses a file.
  await page.waitForLoadState('networkidle');
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, page.getByRole('button', { name: 'Choose files' }), 'Enter');
  await (await chooser).setFiles(
    ['marks_long.csv', 'references.csv', 'settings.json'].map((name) => join(EXAMPLE, name)),
  );
  await page.getByRole('table', { name: 'Results' }).waitFor();
  const expected = JSON.parse(await readFile(join(EXAMPLE, 'expected.json'), 'utf8'));
  const [first] = expected.results;
  await page.getByRole('tab', { name: `Results (${expected.results.length})` }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // A figure opens its formula.
  await page
    .getByRole('button', { name: `Mf, cm: ${first.mf.toFixed(1)}. How it is computed` })
    .first()
    .press('Enter');
  await page.getByRole('dialog').getByText('Method', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  for (const name of [/^Duplicates/, /^Taster indexes/, /^Panel indexes/]) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('table', { name }).waitFor();
  }
  expect(await axeFindings(page)).toEqual([]);

  // As a file: every result, not only the visible ones.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save results' }).click();
  await page.getByRole('menuitem', { name: 'Results as CSV' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved.trim().split('\n')).toHaveLength(1 + expected.results.length);

  // As a workbook: the three tables, with figures that a spreadsheet reads in any language.
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save results' }).click();
  await page.getByRole('menuitem', { name: 'All as a workbook (XLSX)' }).click();
  const parts = unzipSync(new Uint8Array(await readFile(await (await workbook).path())));
  const names = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()).matchAll(
    /<sheet [^>]*name="([^"]*)"/g,
  );
  expect([...names].map(([, name]) => name)).toEqual(['Results', 'Duplicates', 'Indexes']);
  const cells = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(cells.match(/<row /g)).toHaveLength(1 + expected.results.length);
  expect(cells).toContain(`<v>${first.mf}</v>`);

  // A bad file is rejected with its line numbers, and the former results stay.
  await page.locator('input[type=file]').setInputFiles({
    name: 'bad.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('session,sample,taster,attribute,mm\nS,S,T1,fruitty,40\n'),
  });
  await page
    .getByRole('alert')
    .getByText(/^line 2: .*fruitty/)
    .waitFor();
  await page.getByRole('tab', { name: /^Panel indexes/ }).waitFor();

  // The computation of a large file can be cancelled.
  const rows = Array.from(
    { length: 200_000 },
    (_, row) => `S${row >> 10},A${row >> 4},T${row & 15},fruity,${row % 100}`,
  );
  await page.locator('input[type=file]').setInputFiles({
    name: 'big.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`session,sample,taster,attribute,mm\n${rows.join('\n')}\n`),
  });
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });

  // After switching to Spanish the page keeps its results.
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mesa de trabajo' }).waitFor();
  await page.getByRole('tab', { name: /^Resultados/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );

  // Only the page's own assets were requested: no request had a body, and no WebSocket was opened.
  expect(sent.filter(({ body }) => body !== null)).toEqual([]);
  expect(sent.filter(({ to }) => !isOwnPart(to)).map(({ to }) => to)).toEqual([]);
  expect(sockets).toEqual([]);
  expect(analyst.errors).toEqual([]);
});

/**
 * Whether an address is an asset of the page without a query string, or a file made on the device.
 */
const isOwnPart = (to: string): boolean =>
  to.startsWith('blob:') || to.startsWith('data:') || /^[^?]+\/assets\/[^?]+$/.test(to);
