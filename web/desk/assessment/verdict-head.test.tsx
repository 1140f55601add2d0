import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { analysisOf, pairOf } from '../../../domain/results/testing/analyses.ts';
import {
  defaultPanelSettings,
  type PanelSettings,
} from '../../../domain/settings/panel-settings.ts';
import { tasterId } from '../../../domain/testing/plans.ts';
import { replicateOf } from '../../live/session/board-facts.fixture.ts';
import { judgementFixture } from '../../live/session/judgement.fixture.ts';
import type { Assessed } from './assessed-of.ts';
import type { PairHalves } from './use-pair-halves.ts';
import { VerdictHead } from './verdict-head.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const shown = judgementFixture({ entry: replicateOf(2) });
const half = (row: ResultRow): PairHalves['first'] => ({
  row,
  sheets: [],
  assessment: shown.assessment,
});
type Change = Partial<Assessed> & {
  readonly plan?: typeof LINES;
  readonly deciding?: PairHalves;
  readonly steps?: readonly AnalysisStep[];
  readonly behind?: readonly ResultRow[];
  readonly settings?: PanelSettings;
};
const [day, other] = ['2026-11-20', '2026-11-27'];

const LINES = { training: false, counts: false };
const head = (stored: ResultRow | null, first: ResultRow | null, change: Change = {}) => (
  <I18nProvider i18n={i18n}>
    <VerdictHead
      assessed={{
        shown,
        pair: null,
        isAwaited: false,
        from: shown,
        stored,
        kept: null,
        decidedBy: null,
        verdict: { oil: 'VOO', md: 2.1, mf: 3.4, ofPair: first !== null, isProvisional: false },
        ...change,
      }}
      settings={change.settings ?? defaultPanelSettings()}
      steps={change.steps ?? []}
      behind={change.behind ?? [first, stored].filter((row) => row !== null)}
      deciding={change.deciding ?? null}
      plan={change.plan ?? LINES}
      session={5}
      tasterCode={(taster) => (taster === tasterId(3) ? 'T03' : '')}
      across={
        first === null || stored === null
          ? null
          : { judged: pairOf(4, 5), first: half(first), second: half(stored) }
      }
    />
  </I18nProvider>
);
const reliable = () =>
  page.getByText('Yes', { exact: true }).element().parentElement?.querySelector('svg')?.classList;

test('RES-3 RES-6 ASM-1 the head says with the reason that the result, or the other half of its pair, was validated against the criteria or without a sheet, and does not look clean then', async () => {
  const screen = await render(head(analysisOf(5, other, 2), null));
  await expect.element(page.getByText('Yes', { exact: true })).toBeVisible();
  expect(page.getByText('Despite unmet criteria').elements()).toEqual([]);
  expect(reliable()).toContain('lucide-circle-check');

  const validationReason = 'The eighth fell ill.';
  await screen.rerender(head(analysisOf(5, other, 2, { validationReason }), null));
  await expect.element(page.getByText(validationReason)).toBeVisible();
  await expect.element(page.getByText(/^Carmen, .*2026/)).toBeVisible();
  expect(reliable()).toBeUndefined();

  const first = analysisOf(4, day, 1, { validationReason });
  await screen.rerender(head(analysisOf(5, other, 2), first));
  await expect.element(page.getByText('Session 4', { exact: true })).toBeVisible();
  await expect.element(page.getByText(validationReason)).toBeVisible();
  expect(page.getByText('Session 5', { exact: true }).elements()).toEqual([]);
  expect(reliable()).toBeUndefined();

  const leftOut = [{ taster: 'T03', reason: 'wrong glass' }];
  await screen.rerender(head(analysisOf(5, other, 2, { leftOut }), null));
  await expect.element(page.getByText('1 sheet left out')).toBeVisible();
  await expect.element(page.getByText('T03: wrong glass')).toBeVisible();
  expect(reliable()).toBeUndefined();
});

test('TRN-12, TRN-30, TRN-31 the head of a training says so beside the category, with what it gives and where it counts, and does not look clean', async () => {
  const row = analysisOf(5, other, 2, { training: true });
  const screen = await render(head(row, null, { plan: { training: true, counts: false } }));
  await expect.element(page.getByText('Training', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/It gives the sample no category\./)).toBeVisible();
  await expect.element(page.getByText(/It counts in no quality index\./)).toBeVisible();
  expect(reliable()).toBeUndefined();
  await screen.rerender(head(row, null, { plan: { training: true, counts: true } }));
  await expect.element(page.getByText(/It counts for the quality/)).toBeVisible();
  await screen.rerender(head(null, null, { plan: { training: true, counts: false } }));
  await expect.element(page.getByText('Training', { exact: true })).toBeVisible();
  await screen.rerender(head(row, null));
  expect(page.getByText('Training').elements()).toEqual([]);
});

test('ASM-1 before the session is validated too the head says which sheets are left out of either replicate, and does not look clean', async () => {
  const why = { reason: 'wrong glass', by: 'Eva', at: `${other}T10:00:00Z` };
  const exclusion = { taster: tasterId(3), replicate: 1 as const, ...why };
  const sheet = { taster: tasterId(3), marks: {}, fruityKind: null, otherDescriptor: null };
  const first = judgementFixture({
    sheets: { counted: [], excluded: [{ sheet, exclusion }], missing: [] },
  });
  const duplicate = { value: null, isComputing: false, error: null };
  const pair = { sample: shown.entry.sample, first, second: shown, duplicate };
  await render(head(null, null, { pair }));
  await expect.element(page.getByText('1 sheet left out')).toBeVisible();
  await expect.element(page.getByText('T03: wrong glass')).toBeVisible();
  await expect.element(page.getByText('Session 5, replicate 1')).toBeVisible();
  expect(reliable()).toBeUndefined();
});

test('ASM-26 a class that further analyses gave has the median of those in large, by their numbers, and the reason it was let stand with', async () => {
  const further = pairOf(9, 9);
  const rows = [1, 2].map((replicate) =>
    analysisOf(9, other, replicate === 1 ? 1 : 2, { validationReason: 'No third bottle.' }),
  );
  const [one, two] = rows;
  if (one === undefined || two === undefined) throw new Error('no rows');
  const deciding = { judged: further, first: half(one), second: half(two) };
  const steps = rows.map((row, at) => ({ row, number: at + 3, pair: null }));
  const verdict = { oil: 'VOO', md: 3, mf: 2.8, ofPair: true, isProvisional: false } as const;
  await render(
    head(analysisOf(5, day, 2), null, {
      verdict,
      decidedBy: further,
      deciding,
      steps,
      behind: rows,
    }),
  );
  await expect.element(page.getByText(/: final median of analyses 3 and 4, cm$/)).toBeVisible();
  await expect.element(page.getByText('No third bottle.')).toBeVisible();
  expect(page.getByText(/two replicates/).elements()).toEqual([]);
});

test('ASM-31 what the other limits say stands under the category, before why and by whom it was called invalid', async () => {
  const invalid = { reason: 'The glasses were warm.', by: 'Carmen', at: `${other}T10:00:00Z` };
  const settings: PanelSettings = {
    ...defaultPanelSettings(),
    scheme: 'IOC',
    ordinaryVirgin: true,
  };
  await render(head(analysisOf(5, other, 2, { invalid }), null, { settings }));
  const [limits, mark, who] = [
    page.getByText(/^EU limits: /),
    page.getByText('Invalid', { exact: true }),
    page.getByText(/^Carmen, /),
  ].map((part) => part.element());
  if (!limits || !mark || !who) throw new Error('not all of it stands there');
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(limits.compareDocumentPosition(mark)).toBe(DOCUMENT_POSITION_FOLLOWING);
  expect(mark.compareDocumentPosition(who)).toBe(DOCUMENT_POSITION_FOLLOWING);
});

test('M-CLASS an assessment under EU limits says nothing of the IOC, and one without ordinary virgin nothing of the EU', async () => {
  const screen = await render(head(analysisOf(5, other, 2), null));
  await expect.element(page.getByText('Category, EU limits')).toBeVisible();
  expect(page.getByText(/IOC|Ordinary/).elements()).toEqual([]);
  const settings: PanelSettings = { ...defaultPanelSettings(), scheme: 'IOC' };
  await screen.rerender(head(analysisOf(5, other, 2), null, { settings }));
  await expect.element(page.getByText('Category, IOC limits')).toBeVisible();
  expect(page.getByText(/EU limits|Ordinary/).elements()).toEqual([]);
});
