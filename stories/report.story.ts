import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { canonical } from '../domain/files/canonical.ts';
import { reportAddress } from '../domain/reports/report-code.ts';
import { digestOf } from '../domain/reports/report-digest.ts';
import { reportRecordSchema } from '../domain/reports/report-record.ts';
import { sampleForm } from '../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../domain/tasters/testing/taster-row.ts';
import { axeFindings } from './support/axe-findings.ts';
import { openFor } from './support/browser.ts';
import { goTo } from './support/go-to.ts';
import { drawnPages } from './support/pdf-drawing.ts';
import { pdfPages } from './support/pdf-text.ts';
import { signInQuietly } from './support/sign-in.ts';
import { test } from './support/story.ts';

const Results = z.object({
  rows: z.array(
    z.object({
      session: z.int(),
      replicate: z.int(),
      training: z.boolean(),
      sample: z.object({ id: z.string(), code: z.string() }),
    }),
  ),
});
const REASON = 'The customer’s address was another.';

/** The downloaded file, as stored on the disk, and the address in the printed QR code. */
async function savedReport(page: Page) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await saving).path();
  const text = await readFile(path, 'utf8');
  const record = reportRecordSchema.parse(JSON.parse(text));
  const digest = digestOf(record);
  return {
    path,
    record,
    digest,
    at: reportAddress(new URL(page.url()).origin, { ...record, digest }),
  };
}

test('RPT-2, RPT-5, RPT-7, RPT-8, RPT-9, RPT-18, RPT-26, RPT-27, RPT-29 a validated session is reported, printed, verified by somebody without an account, corrected and replaced', async ({
  browser,
  ownDemonstration: product,
}) => {
  const { url } = product;
  const leader = await openFor(browser);
  const { page } = leader;
  await signInQuietly(page, url, product.personOf('jefespanel'));
  const { rows } = Results.parse(
    await (await page.request.get(`${url}/api/results?size=200`)).json(),
  );
  const [result] = rows.filter(
    ({ session, sample, training }) =>
      !training &&
      rows.filter((one) => one.session === session && one.sample.id === sample.id).length === 1,
  );
  if (result === undefined) throw new Error('no single analysis');
  const { session, sample } = result;

  // From the assessment to the draft, which is no report yet, and to the report.
  await page.goto(`${url}/intra/assessments/${session}/${sample.id}`);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await page.getByText('Draft: not authorised').waitFor();
  expect(await page.getByRole('img', { name: /verified/ }).count()).toBe(0);
  await page.getByLabel('Customer').fill('Finca Los Arcos');
  await page.getByRole('article').getByText('Finca Los Arcos').waitFor();
  await page.getByRole('button', { name: 'Issue the report' }).click();
  // A confirmation comes first: an issued number cannot be withdrawn.
  const issuing = page.getByRole('alertdialog', { name: 'Issue the report?' });
  await issuing.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.waitForURL(/\/intra\/reports\/\d{4}-0001$/);
  await page.getByRole('img', { name: 'Address to verify this report' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // Printed: A4, its number and page x of y on every page, and the sheets behind it by code alone.
  const year = new Date().getUTCFullYear();
  const number = `${year}-0001`;
  const first = await savedReport(page);
  const sheets = first.record.sheets ?? [];
  expect(sheets.length).toBeGreaterThan(7);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  const pages = pdfPages(pdf);
  expect(pages).toHaveLength(sheets.length + 1);
  for (const [place, text] of pages.entries()) {
    expect(text).toContain(`Page ${place + 1} of ${pages.length}`);
    expect(text).toContain(`Test report ${number}`);
    expect(text).toContain('This report is reproduced only in full.');
  }
  for (const said of [
    'Finca Los Arcos',
    sample.code,
    'Panel de la Sierra',
    'COI/T.20/Doc. No 15',
    'Decision rule and limits',
    'CVr at most 20 %',
    'relate only to the item tested',
    first.digest.slice(0, 4),
  ])
    expect(pages[0]).toContain(said);
  expect(pages[1]).toContain('Taster: T');
  const tasters = z
    .object({ rows: z.array(z.object({ lastName: z.string() })) })
    .parse(await (await page.request.get(`${url}/api/tasters?size=100`)).json());
  for (const { lastName } of tasters.rows) expect(pages.slice(1).join(' ')).not.toContain(lastName);
  // Every mark of the annex is at its position, to a millimetre of a line of 100.
  await page.emulateMedia({ media: 'print' });
  const lines = page.locator('[data-line]');
  expect(await lines.count()).toBe(9 * sheets.length);
  // Printed parts have a fixed size, although the page is as narrow as a small screen: 100 mm are
  // 378 px of 96 to an inch.
  await page.setViewportSize({ width: 794, height: 1123 });
  const widths = await lines.evaluateAll((all) =>
    all.map((line) => Math.round(line.getBoundingClientRect().width)),
  );
  // With the end marks of the line.
  for (const width of widths) expect(Math.abs(width - 379)).toBeLessThan(2);
  // Its figures have the size of its text.
  const figures = page.getByRole('article').locator('table').first();
  expect(await figures.evaluate((table) => getComputedStyle(table).zoom)).toBe('1');
  await page.setViewportSize({ width: 1280, height: 800 });
  const strokes = await lines.evaluateAll((all) =>
    all.map((line) => {
      const [stroke] = line.children;
      const at = stroke?.getBoundingClientRect().left ?? Number.NaN;
      return ((at - line.getBoundingClientRect().left) / line.clientWidth) * 100;
    }),
  );
  const marks = sheets.flatMap(({ marks: of }) =>
    [
      'fusty',
      'musty',
      'winey',
      'frostbitten',
      'rancid',
      'other',
      'fruity',
      'bitter',
      'pungent',
    ].map((line) => of[line] ?? Number.NaN),
  );
  for (const [place, mm] of marks.entries())
    expect(Math.abs((strokes[place] ?? Number.NaN) - mm)).toBeLessThan(1);
  await page.emulateMedia({ media: 'screen' });

  // A visitor without an account verifies it by the printed code and by the file; a changed file is
  // rejected.
  const visitor = await openFor(browser);
  await visitor.page.goto(url);
  await visitor.page.getByRole('link', { name: 'Verify a report' }).click();
  await visitor.page.getByRole('heading', { name: 'Verify a report' }).waitFor();
  await visitor.page.goto(first.at);
  await visitor.page.reload();
  await visitor.page.getByText('Issued here, and valid').waitFor();
  await visitor.page.getByText(sample.code, { exact: true }).waitFor();
  expect(await axeFindings(visitor.page)).toEqual([]);
  const open = async (path: string) => {
    const choosing = visitor.page.waitForEvent('filechooser');
    await visitor.page.getByRole('button', { name: 'Open the report’s file' }).click();
    await (await choosing).setFiles(path);
  };
  await open(first.path);
  await visitor.page.getByText('This file’s record').waitFor();
  await visitor.page.getByText('Issued here, and valid').waitFor();
  const forged = `${first.path}-forged.json`;
  await writeFile(forged, canonical({ ...first.record, customer: 'Another' }));
  await open(forged);
  await visitor.page.getByText('Not issued here').waitFor();

  // An assistant reads the report, and cannot issue one.
  const assistant = await openFor(browser);
  await signInQuietly(
    assistant.page,
    url,
    product.personOf('adjuntos'),
    `/intra/reports/${session}/${sample.id}`,
  );
  await assistant.page.getByText('leaders issue it.').waitFor();
  await assistant.page.getByRole('link', { name: number }).waitFor();
  expect(await assistant.page.getByRole('button', { name: /Issue/ }).count()).toBe(0);
  await assistant.close();

  // The session is re-opened: the report no longer agrees with the records, and its verification
  // says so.
  await goTo(page, `/intra/assessments/${session}/${sample.id}`);
  await page.getByRole('button', { name: 'Invalidate session' }).click();
  await page.getByRole('alertdialog').getByLabel('Reason').fill('A sheet was of another glass.');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Invalidate/ })
    .click();
  await page.getByRole('button', { name: 'Validate session', exact: true }).waitFor();
  await visitor.page.goto(first.at);
  await visitor.page.reload();
  await visitor.page.getByText('Issued here, and changed since').waitFor();
  await page.getByRole('button', { name: 'Validate session', exact: true }).click();
  const question = page.getByRole('alertdialog');
  const why = question.getByLabel('Reason');
  if (await why.isVisible()) await why.fill('Judged by hand.');
  await question.getByRole('button', { name: /^Validate/ }).click();
  await page.getByRole('button', { name: 'Invalidate session' }).waitFor();

  // The new report names the old one and the reason; the old one is unchanged and names its
  // replacement.
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  const replace = page.getByRole('button', { name: `Issue a report that replaces ${number}` });
  await replace.click();
  await page.getByText('Write why the report is replaced.').first().waitFor();
  await page.getByLabel('Reason').fill(REASON);
  await replace.click();
  await question.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.waitForURL(/\/intra\/reports\/\d{4}-0002$/);
  await page.getByText(`This report replaces report ${number}`).waitFor();
  await page.getByText(REASON).waitFor();
  const second = await savedReport(page);
  expect(second.record.replaces).toMatchObject({
    reports: [{ number, digest: first.digest }],
    reason: REASON,
  });
  await goTo(page, `/intra/reports/${number}`);
  await page.getByText(`No longer valid: replaced by report ${year}-0002.`).waitFor();
  expect((await savedReport(page)).digest).toBe(first.digest);
  await goTo(page, '/intra/reports/list');
  await page.getByText(`Replaced by ${year}-0002`).waitFor();
  await visitor.page.goto(first.at);
  await visitor.page.reload();
  await visitor.page.getByText('Issued here, and replaced').waitFor();
  await visitor.page.goto(second.at);
  await visitor.page.reload();
  await visitor.page.getByText('Issued here, and valid').waitFor();
  for (const { errors } of [leader, visitor, assistant]) expect(errors).toEqual([]);
});

/** The width of A4 in landscape orientation between a printer's margins, in px of 96 to an inch. */
const ASIDE = 1047;

test('SCR-24 SCR-40 on paper the table of the competence of tasters is whole: its page lies on its side', async ({
  browser,
  ownDemonstration: product,
}) => {
  const { page, errors, close } = await openFor(browser, { locale: 'fr-FR' });
  const path = '/intra/quality/tastercompetence';
  await signInQuietly(page, product.url, product.personOf('jefespanel'), path);
  const table = page.getByRole('main').locator('table').first();
  await table.waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const [box] = /\/MediaBox \[[^\]]*\]/.exec(pdf.toString('latin1')) ?? [];
  expect(box).toMatch(/\[0 0 84[12][.\d]* 59[45][.\d]*\]/);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: ASIDE, height: 718 });
  const right = () => table.evaluate((element) => element.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThanOrEqual(ASIDE);
  expect(errors).toEqual([]);
  await close();
});

/** A word without a space and of the greatest width, for names of customers, lots and panels. */
const LONG = 'W'.repeat(55);
/** The greatest length of a code. */
const LONG_CODE = 'W'.repeat(40);

const Record = z.record(z.string(), z.unknown());
const Rows = z.object({ rows: z.array(Record) });

/** Whether a rectangle is a printed line of a sheet: 100 mm long and thin. */
const isLine = ({ width, height }: { readonly width: number; readonly height: number }) =>
  Math.abs(width - 100) < 0.2 && height < 0.5;

test('RPT-9, LBL-1, LBL-3, RPT-28 words of 55 letters without a blank in every field leave the paper at its size: a line of 100 mm measures 100 mm in the PDF', async ({
  browser,
  ownDemonstration: product,
}) => {
  const { url } = product;
  const { page, errors, close } = await openFor(browser);
  await signInQuietly(page, url, product.personOf('jefespanel'), '/intra/samples/list');
  const read = async (path: string) => (await page.request.get(`${url}${path}`)).json();
  const write = (path: string, body: unknown) =>
    page.evaluate(
      async ([to, text]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(to ?? '', { method: 'PUT', headers, body: text ?? '' });
        if (!answer.ok) throw new Error(await answer.text());
      },
      [path, JSON.stringify(body)],
    );
  const analyses = Results.parse(await read('/api/results?size=200')).rows;
  const analysis = analyses.find(
    ({ session, sample, training }) =>
      !training &&
      analyses.filter((one) => one.session === session && one.sample.id === sample.id).length === 1,
  );
  if (analysis === undefined) throw new Error('no single analysis');

  // Every field that users fill in: of the panel, the sample and a taster.
  const { code: _code, ...panel } = Record.parse(await read('/api/panel'));
  await write('/api/panel', {
    ...panel,
    name: LONG,
    leader: LONG,
    address: LONG,
    address2: LONG,
    city: LONG,
    state: LONG,
    country: LONG,
    webAddress: `https://${LONG}.example`,
    normRevision: LONG,
  });
  const changed = (row: unknown, form: object, change: object) => ({
    ...Object.fromEntries(
      Object.entries(Record.parse(row)).filter(([name]) => Object.hasOwn(form, name)),
    ),
    ...change,
  });
  const oil = `/api/samples/${analysis.sample.id}`;
  const named = { code: LONG_CODE, externalReference: LONG, presentation: LONG };
  await write(oil, changed(await read(oil), sampleForm(), named));
  const tasters = Rows.parse(await read('/api/tasters?size=100')).rows;
  for (const [place, taster] of tasters.entries()) {
    const code = `${LONG_CODE.slice(3)}${String(place).padStart(3, '0')}`;
    const named = { code, firstName: LONG, lastName: LONG };
    await write(`/api/tasters/${taster['id']}`, changed(taster, tasterForm(), named));
  }

  // The draft with the sheets behind it.
  await goTo(page, `/intra/reports/${analysis.session}/${analysis.sample.id}`);
  await page.getByLabel('Customer').fill(LONG);
  await page.getByLabel('Remarks').fill(LONG);
  const article = page.getByRole('article');
  await article.getByText(LONG_CODE).first().waitFor();
  await article.locator('[data-line]').first().waitFor();
  const report = drawnPages(await page.pdf({ preferCSSPageSize: true }));
  const sheets = (await article.locator('[data-line]').count()) / 9;
  expect(report.length).toBeGreaterThan(sheets);
  for (const { scale } of report) {
    expect(scale.least).toBeCloseTo(1, 3);
    expect(scale.most).toBeCloseTo(1, 3);
  }
  expect(report.flatMap(({ rectangles }) => rectangles.filter(isLine))).toHaveLength(9 * sheets);

  // Everything that is printed before a session: labels, sheets and lists.
  for (const kind of ['Paper sheets', 'Labels', 'Trays', 'Pouring list']) {
    await goTo(page, `/intra/labels/${analysis.session}`);
    await page.getByRole('radio', { name: kind, exact: true }).click({ force: true });
    await page.locator('section[tabindex="0"] section').first().waitFor();
    if (kind === 'Labels')
      await page.getByRole('switch', { name: 'With taster and place' }).click({ force: true });
    const pages = drawnPages(await page.pdf({ preferCSSPageSize: true }));
    for (const { scale } of pages) expect(scale.most, kind).toBeCloseTo(1, 3);
    if (kind === 'Paper sheets')
      for (const { rectangles } of pages) expect(rectangles.filter(isLine)).toHaveLength(9);
  }
  expect(errors).toEqual([]);
  await close();
});
