import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { namedAuditRow } from '../../../domain/audit/testing/named-audit-row.ts';
import { AuditEntries } from './audit-entries.tsx';

const entry = (sequence: number, change: Partial<NamedAuditRow>): NamedAuditRow =>
  namedAuditRow({
    sequence,
    command: 'exclude-sheet',
    data: { session: '48', taster: 't1', code: '893' },
    before: null,
    after: null,
    names: { t1: 'T01 Lucía Ferrer' },
    ...change,
  });

test('AUD-13 AUD-44 the history of a session says whose glass was signed, and whose sheet was left out', async () => {
  const rows = [entry(2, {}), entry(1, { command: 'seal-sheet', role: 'server', name: '' })];
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AuditEntries label="History" rows={rows} />
    </I18nProvider>,
  );
  const told = page.getByRole('row').elements().slice(1);
  expect(told.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Sheet left out: T01 Lucía Ferrer, glass 893, session 48'),
    expect.stringContaining(': T01 Lucía Ferrer, glass 893, session 48'),
  ]);
});

test('AUD-13 AUD-45 what is chosen from a list is called in the trail as on the screens', async () => {
  const row = entry(1, {
    command: 'edit-session',
    before: { sheet: 'ioc-vo', awardScore: 'trimmedMean', verdict: 'rejected' },
    after: { sheet: 'own-3-2', awardScore: 'median', verdict: 'accepted' },
  });
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AuditEntries label="History" rows={[row]} />
    </I18nProvider>,
  );
  await page.getByRole('button', { name: 'Details' }).click();
  const told = page.getByRole('table', { name: 'What changed' }).getByRole('row');
  await expect
    .poll(() => told.elements().map(({ textContent }) => textContent))
    .toEqual([
      'FieldBeforeAfter',
      'Profile sheetIOC virgin olive oilThe panel’s own sheet 3, version 2',
      'How scores are put togetherTrimmed meanMedian',
      'VerdictRejectedAccepted',
    ]);
});

test('AUD-13 AUD-45 the book of a taster’s statuses is told by its words and days, and what lies within a field in words too', async () => {
  const status = (of: string, from: string) => ({ id: ID, status: of, from, to: null });
  const rows = [
    entry(2, {
      command: 'add-status',
      before: [status('training', '2026-11-01')],
      after: [status('training', '2026-11-01'), status('qualified', '2026-12-01')],
    }),
    entry(1, {
      command: 'seal-sheet',
      before: null,
      after: { conduct: { order: 'broken' }, settled: ['fruity'] },
    }),
  ];
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AuditEntries label="History" rows={rows} />
    </I18nProvider>,
  );
  for (const button of page.getByRole('button', { name: 'Details' }).all()) await button.click();
  const told = page.getByRole('table', { name: 'What changed' }).getByRole('row');
  await expect
    .poll(() => told.elements().map(({ textContent }) => textContent))
    .toEqual([
      'FieldBeforeAfter',
      'StatusesIn training · 11/1/2026In training · 11/1/2026, Qualified · 12/1/2026',
      'FieldBeforeAfter',
      'How it was tasted · Order of the glassesnot kept',
      expect.stringMatching(/^Differences settledfruity/i),
    ]);
});

test('AUD-13 where an act came from is told by its address, or in words where it has none', async () => {
  const from = ['127.0.0.1', 'live', 'demonstration'];
  const rows = from.map((one, at) => entry(at + 1, { from: one }));
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AuditEntries label="History" rows={rows} />
    </I18nProvider>,
  );
  const told = page.getByRole('row').elements().slice(1);
  expect(told.map(({ textContent }) => textContent)).toEqual(
    ['127.0.0.1', 'on the shared page, no address kept', 'demonstration'].map((one) =>
      expect.stringContaining(`, ${one}`),
    ),
  );
});

test('STS-4 AUD-13 the reason of a sheet that Verdial left out stands in the trail in words, as reason and within what changed', async () => {
  const rows = [
    entry(1, {
      command: 'validate-session',
      reason: 'status: retired',
      before: null,
      after: { excluded: [{ code: '417', reason: 'status: training' }] },
    }),
  ];
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AuditEntries label="History" rows={rows} />
    </I18nProvider>,
  );
  await page.getByRole('button', { name: 'Details' }).click();
  await expect.element(page.getByText('Reason: Retired')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '417 · In training' })).toBeVisible();
});

const ID = '00000000-0000-4000-8000-000000000001';

test('AUD-5 a history without an entry says so, and no empty table stands there', async () => {
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AuditEntries label="History" rows={[]} />
    </I18nProvider>,
  );
  await expect.element(page.getByText('Nothing is recorded yet.')).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
});
