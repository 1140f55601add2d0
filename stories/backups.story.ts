import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { openFor, type PersonsBrowser } from './support/browser.ts';
import { goTo } from './support/go-to.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

let leader: PersonsBrowser;
test.beforeAll(async ({ browser, demonstration }) => {
  leader = await openFor(browser);
  await signInQuietly(
    leader.page,
    demonstration.url,
    demonstration.personOf('jefespanel'),
    '/intra',
  );
});

/** The output of the operator’s verify command for a file. */
function verified(file: string): string {
  const command = join(import.meta.dirname, '../server/backups/verify.main.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [command, file], { encoding: 'utf8' });
  return stdout + stderr;
}

/** Types a date into a field that has one, in the English order. */
async function typeDay(page: Page, field: string, [month, day, year]: readonly string[]) {
  const parts = page.getByRole('group', { name: field });
  for (const [part, text] of [
    [/^month/, month],
    [/^day/, day],
    [/^year/, year],
  ] as const) {
    await parts.getByRole('spinbutton', { name: part }).focus();
    await page.keyboard.type(text ?? '');
  }
  // The calendar is skipped: the date is accepted when its field loses the focus.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
}

test('BAK-20 BAK-21 BAK-24 BAK-62 a leader makes a backup of a period by keyboard, and the file is whole; 366 days are refused in words', async () => {
  const { page, errors } = leader;
  await goTo(page, '/intra/panels');
  await page.getByRole('link', { name: 'Backups' }).click();
  await page.getByText('365 days, the most a backup may hold').waitFor();
  await page.getByText('No backups yet').waitFor();

  await typeDay(page, 'From', ['1', '1', '2024']);
  await typeDay(page, 'To', ['12', '31', '2024']);
  await page.getByText('The period may not exceed 365 days').waitFor();
  const make = page.getByRole('button', { name: 'Make the backup' });
  expect(await make.isDisabled()).toBe(true);
  await typeDay(page, 'To', ['12', '30', '2023']);
  await page.getByText('The period ends before it begins').waitFor();

  await typeDay(page, 'From', ['1', '1', '2026']);
  await typeDay(page, 'To', ['12', '31', '2026']);
  const coming = page.waitForEvent('download');
  await make.press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('verdial-2026-01-01-2026-12-31.zip');
  const said = verified(await download.path());
  expect(said).toContain('sessions from 2026-01-01 to 2026-12-31 alone');
  expect(said).toMatch(/\d+ rows\/sheets\.jsonl/);
  await page.getByText('The backup is made').waitFor();
  const row = page.getByRole('row').filter({ hasText: /1\/1\/2026 to 12\/31\/2026/ });
  await row.waitFor();
  expect(await row.textContent()).toMatch(/MB|kB/);

  // The audit trail has an entry of it.
  await goTo(page, '/intra/audit');
  await page.getByRole('row').filter({ hasText: 'made a backup of the panel.' }).waitFor();
  expect(errors).toEqual([]);
});

test('BAK-23 BAK-67 a backup that is cancelled is none, and another is made', async () => {
  const { page, errors } = leader;
  await goTo(page, '/intra/panels/backups');
  const made = page.getByRole('row');
  await made.nth(1).waitFor();
  const before = await made.count();
  const make = page.getByRole('button', { name: 'Make the backup' });
  await make.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await make.and(page.locator(':enabled')).waitFor();
  let isComing = false;
  page.once('download', () => {
    isComing = true;
  });
  // The server rejects another backup until it has noticed that the first was cancelled.
  await vi.waitFor(
    async () => {
      if (!isComing && (await make.isEnabled())) await make.click();
      expect(isComing).toBe(true);
    },
    { timeout: 90_000, interval: 1_000 },
  );
  await made.nth(before).waitFor();
  expect(await made.count()).toBe(before + 1);
  expect(errors).toEqual([]);
});

/** The output of the command line for files. */
function computed(...files: readonly string[]): string {
  const command = join(import.meta.dirname, '../stats-worker/command-line/main.ts');
  const given = [command, ...files];
  return spawnSync(process.execPath, given, { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
}

test('XPO-1 XPO-5 XPO-6 XPO-19 XPO-20 the files of a period leave the page of quality, and the command line reads the zip as it reads them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verdial-story-'));
  const { page, errors } = leader;
  await goTo(page, '/intra/quality?from=2026-06-01&to=2026-11-30');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Files for analysis (ZIP)' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('verdial-analyst-2026-06-01-2026-11-30.zip');
  const zip = join(folder, 'analyst.zip');
  await copyFile(await download.path(), zip);
  const files = unzipSync(await readFile(zip));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  const at = (name: string) => join(folder, name);
  const whole = computed(
    at('marks_long.csv'),
    '--references',
    at('references.csv'),
    '--settings',
    at('settings.json'),
    '--as-of',
    '2026-11-30',
  );
  expect(computed(zip)).toBe(whole);

  // The rows of those days, with the earlier sessions that their windows and pairs need, and the
  // indexes of every taster.
  const rows = (name: string) =>
    strFromU8(files[name] ?? new Uint8Array())
      .trimEnd()
      .split('\n');
  const told = rows('marks_long.csv')
    .slice(1)
    .map((row) => row.split(','));
  const daysOf = (isInPeriod: string) => [
    ...new Set(told.filter((row) => row.at(-2) === isInPeriod).map(([, day = '']) => day)),
  ];
  const [days, before] = [daysOf('true'), daysOf('false')];
  for (const some of [days, before]) expect(some.length).toBeGreaterThan(3);
  expect(days.every((day) => day >= '2026-06-01' && day <= '2026-11-30')).toBe(true);
  expect(before.every((day) => day >= '2025-06-01' && day < '2026-06-01')).toBe(true);
  const { tasters, results } = JSON.parse(whole);
  const judged = new Set(
    rows('qc.csv')
      .slice(1)
      .map((row) => row.split(',')[0]),
  );
  expect([...judged].filter((taster) => taster !== '').toSorted()).toEqual(
    Object.keys(tasters).toSorted(),
  );
  expect(rows('results.csv').length).toBeGreaterThan(9 * results.length);
  expect(errors).toEqual([]);
  await rm(folder, { recursive: true });
});

/** The text of a workbook that a button saves, and how many rows its first sheet has. */
async function workbookOf(page: Page, button: string): Promise<{ text: string; rows: number }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const files = unzipSync(await readFile(await (await coming).path()));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const text = Object.values(files).map((bytes) => strFromU8(bytes));
  return { text: text.join('\n'), rows: sheet.match(/<row /g)?.length ?? 0 };
}

test('XPO-7 XPO-23 XPO-24 XPO-8 XPO-9 XPO-10 a session, the results of a period and the marks of a taster leave as workbooks, in Spanish on a small screen', async ({
  browser,
  demonstration: product,
}) => {
  const { page, errors } = await openFor(browser, {
    locale: 'es-ES',
    viewport: { width: 600, height: 800 },
  });
  await signInQuietly(page, product.url, product.personOf('jefespanel'), '/intra');
  const period = 'from=2026-06-01&to=2026-11-30';
  await page.goto(`${product.url}/intra/quality?${period}`);
  // More data than is compressed in one chunk.
  const results = await workbookOf(page, 'Resultados (XLSX)');
  expect(results.rows).toBeGreaterThan(100);
  for (const word of ['Resultados, cm', 'Duplicados', 'Índices', 'Virgen extra', 'Atrojado'])
    expect(results.text).toContain(word);
  await goTo(page, `/intra/quality/tasterprecision?${period}&taster=T01`);
  const own = await workbookOf(page, 'Marcas del catador (XLSX)');
  expect(own.rows).toBeGreaterThan(100);
  expect(own.text).toContain('Mediana del panel, mm');
  expect(own.text).toContain('T01');
  expect(own.text).not.toMatch(/T(0[2-9]|1)</);
  await goTo(page, '/intra/tastersevaluation/1');
  const session = await workbookOf(page, 'Descargar la sesión como libro (XLSX)');
  for (const word of ['Condiciones', 'Mediana']) expect(session.text).toContain(word);
  expect(errors).toEqual([]);
});
