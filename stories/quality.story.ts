import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { defaultPanelSettings } from '../domain/settings/panel-settings.ts';
import { dayOf } from '../stats-worker/marks/calendar-day.ts';
import { createMarksReader } from '../stats-worker/marks/marks-reader.ts';
import { aidsSteps } from '../stats-worker/reports/aids-report.ts';
import { qualitySteps } from '../stats-worker/reports/quality-steps.ts';
import { runSteps } from '../stats-worker/testing/run-steps.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { openDesk } from './support/served-session.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

const PAGES = [
  '',
  '/panelprecision',
  '/paneldeviation',
  '/tasterprecision?taster=T01',
  '/tasterdeviation?taster=T01',
  '/tasterdeviation/reference?taster=T01',
  '/tastercompetence',
  '/tasterevolution?taster=T01',
];

test('QUA-1 QUA-41 QUA-43 QUA-44 QUA-46 QUA-2 QUA-3 QUA-4 the figures of quality are those of the export, on every page, as a file, and without a network', async ({
  browser,
  demonstration: product,
}) => {
  const leader = await openFor(browser);
  const { page } = leader;
  await signInQuietly(page, product.url, product.personOf('jefespanel'));
  const go = (path: string) => page.goto(`${product.url}/intra/quality${path}`);

  await go('');
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
  await page.getByRole('button', { name: 'Expand the menu' }).click();
  await page.getByRole('link', { name: 'Panel precision' }).last().click();
  await page.getByRole('heading', { name: 'The pairs' }).waitFor();
  const pairs = page.getByRole('table', { name: 'The pairs' }).locator('tbody tr');
  const to = new URL(page.url()).searchParams.get('to');
  expect(to).toBeNull();

  // The same figures as the statistics worker computes from the export, which also has the running
  // session.
  const exported = await page.request.get(`${product.url}/api/marks_long.csv`);
  const reader = createMarksReader();
  reader.push(await exported.body());
  const read = reader.end();
  if (!read.ok) throw new Error(read.code);
  const settings = {
    ...defaultPanelSettings(),
    ...(await (await page.request.get(`${product.url}/api/settings`)).json()),
  };
  const [year, month, day] = await Promise.all(
    ['year', 'month', 'day'].map((part) =>
      page
        .getByRole('group', { name: 'To' })
        .getByRole('spinbutton', { name: new RegExp(part, 'i') })
        .getAttribute('aria-valuenow'),
    ),
  );
  const asOf = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const report = runSteps(
    qualitySteps({ columns: read.value.columns, references: [], settings, asOf: dayOf(asOf) }),
  );
  expect(await pairs.count()).toBe(report.pairs.length);
  const value = report.panel.fruity?.pn.value;
  if (value === undefined || value === null) throw new Error('no figure');
  await page
    .getByRole('button', { name: new RegExp(`^PN, fruity: ${value.toFixed(2)}`) })
    .waitFor();

  // The download has the content of the table.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\n')).toHaveLength(1 + report.pairs.length);

  // One taster, chosen by keyboard; the choice is in the address.
  await go('/tasterprecision?series=fruity');
  await page.getByText('Select a taster to see').waitFor();
  await page.getByRole('button', { name: /^(?!Save).*Taster/ }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/taster=/);
  await page.getByRole('heading', { name: 'The pairs' }).waitFor();

  for (const path of PAGES) {
    await go(path);
    await page.getByText('Limit 2.00').first().waitFor();
    expect([path, await axeFindings(page)]).toEqual([path, []]);
  }

  // QUA-26: the aids are computed by the worker, and a choice is in the address. ADR-3: unknown
  // parameters are dropped from the address, and change nothing.
  await go('/aids?attribute=nonsense&from=13-13&to=x');
  await page.getByRole('radio', { name: 'Fruity' }).click();
  await page.waitForURL(/attribute=fruity/);
  expect(new URL(page.url()).search).toBe('?attribute=fruity');
  const aids = runSteps(
    aidsSteps({ columns: read.value.columns, references: [], settings, asOf: dayOf(asOf) }, null),
  );
  const told = aids?.tasters.find(({ taster }) => taster === 'T01')?.attributes.fruity;
  if (told?.discrimination.state !== 'found') throw new Error('no figure');
  const { f, between, within } = told.discrimination.value;
  await page
    .getByRole('table', { name: 'Training aids, fruity' })
    .getByRole('row', { name: /^T01/ })
    .getByText(`${f.toFixed(2)} (${between}, ${within})`)
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // QUA-4: the printed page has the figures and their period, without controls.
  const acts = [
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('link', { name: 'Competence' }),
  ];
  const period = page.getByText(/^\d+\/\d+\/\d{4} – \d+\/\d+\/\d{4}$/);
  for (const act of acts) expect(await act.first().isVisible()).toBe(true);
  expect(await period.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  for (const act of acts) expect(await act.first().isVisible()).toBe(false);
  expect(await period.isVisible()).toBe(true);
  expect(await page.getByRole('table', { name: 'Training aids, fruity' }).isVisible()).toBe(true);
  const paper = page.viewportSize()?.width;
  expect((await page.locator('main').boundingBox())?.width).toBe(paper);
  await page.emulateMedia({ media: null });

  // Offline, the open page goes on: another query is answered from the cache.
  await leader.setOffline(true);
  await page.getByRole('link', { name: 'Competence' }).first().click();
  await page.getByRole('heading', { name: 'Competence of the tasters' }).waitFor();
  await page.getByRole('link', { name: 'Panel precision' }).first().click();
  await page.getByRole('heading', { name: 'The pairs' }).waitFor();
  expect(await pairs.count()).toBe(report.pairs.length);
  await leader.setOffline(false);

  // An assistant reads the figures, then again from the device's cache, and writes no note.
  const assistant = await openFor(browser);
  await signInQuietly(assistant.page, product.url, product.personOf('adjuntos'));
  for (const _ of ['computed', 'kept']) {
    await assistant.page.goto(`${product.url}/intra/quality/panelprecision`);
    await assistant.page
      .getByRole('button', { name: new RegExp(`^PN, fruity: ${value.toFixed(2)}`) })
      .waitFor();
    expect(await assistant.page.getByRole('button', { name: 'Write a note' }).count()).toBe(0);
  }
  expect(assistant.errors).toEqual([]);

  // A taster is not admitted, and requests none of its data.
  const taster = await openDesk(product.url, product.personOf('catadores'));
  for (const path of [
    'months',
    'packs?months=2026-01',
    'names',
    'notes?from=2026-01-01&to=2026-12-31',
  ])
    expect(await taster.get(`/api/quality/${path}`)).toMatchObject({ code: 'access-denied' });
  expect(leader.errors).toEqual([]);
});
