import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { assessmentOf } from '../../../domain/testing/assessments.ts';
import { replicateOf, sample } from '../../live/session/board-facts.fixture.ts';
import { judgementFixture } from '../../live/session/judgement.fixture.ts';
import type { EntryJudgement } from '../../live/session/use-judgements.ts';
import { resultRowFixture } from '../../parts/figures/result-row.fixture.ts';
import { BoardFoot } from './board-foot.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const foot = (
  change: Partial<EntryJudgement>,
  results: readonly ResultRow[] = [],
  training = false,
) => (
  <I18nProvider i18n={i18n}>
    <table>
      <BoardFoot
        entries={[
          judgementFixture({
            sealed: 0,
            expected: 10,
            gate: { kind: 'closed', missing: 8 },
            assessment: { value: null, isComputing: false, error: null },
            ...change,
          }),
        ]}
        results={results}
        chosenEntry={null}
        isFinal={results.length > 0}
        training={training}
        isEstimated={false}
        endColumns={5}
        onOpen={() => {}}
      />
    </table>
  </I18nProvider>
);

test('BRD-10 the foot of the board counts nothing while trays are not here, and does once they are', async () => {
  const screen = await render(foot({ unknown: 4, gate: { kind: 'unknown' } }));
  await expect.element(page.getByText('loading').first()).toBeVisible();
  expect(page.getByText(/of 10|to go|Closed|stay closed/).elements()).toEqual([]);
  await screen.rerender(foot({}));
  await expect.element(page.getByText('0 of 10')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '8 to go' })).toBeVisible();
  expect(page.getByText('loading').elements()).toEqual([]);
});

test('NUM-1 the board writes medians and coefficients of variation with two decimals each', async () => {
  const value = assessmentOf();
  const assessment = { value, isComputing: false, error: null };
  const gate = { kind: 'open', because: 'all-signed' } as const;
  await render(foot({ sealed: 9, expected: 9, gate, assessment }));
  await expect.element(page.getByText('2.10', { exact: true })).toBeVisible();
  await expect.element(page.getByText('3.40', { exact: true })).toBeVisible();
  const told = document.querySelector('tfoot')?.textContent;
  expect(told).toMatch(/CVr\s5\.71\s%/);
  expect(told).toMatch(/CVr\s4\.41\s%/);
});

test('SHT-15 the foot names a defect as every list does, and the category and what was overridden of it stand on a line each', async () => {
  const value = { ...assessmentOf(), predominantDefect: 'fusty' as const };
  const assessment = { value, isComputing: false, error: null };
  const gate = { kind: 'open', because: 'all-signed' } as const;
  const stored = resultRowFixture({
    sample: { id: sample(1), code: 'S' },
    validationReason: 'The eighth fell ill.',
  });
  await render(foot({ sealed: 9, expected: 9, gate, assessment }, [stored]));
  await expect.element(page.getByText(/^Fusty \/ muddy sediment/)).toBeVisible();
  const mark = page.getByTitle('The eighth fell ill.');
  await expect.element(mark).toBeVisible();
  expect(getComputedStyle(mark.element()).display).toBe('block');
});

test('RES-3 ASM-20 in the column of a glass the category of a validated session says that it is provisional, and that it stands against the criteria and why', async () => {
  const value = assessmentOf();
  const assessment = { value, isComputing: false, error: null };
  const gate = { kind: 'open', because: 'all-signed' } as const;
  const judged = { sealed: 9, expected: 9, gate, assessment, entry: replicateOf(1) };
  const stored = (change: Partial<ResultRow>) =>
    resultRowFixture({ sample: { id: sample(1), code: 'S-1' }, ...change });
  const screen = await render(foot(judged, [stored({})]));
  await expect.element(page.getByText('Virgin', { exact: true })).toBeVisible();
  expect(page.getByText(/rovisional|Against/).elements()).toEqual([]);
  const validationReason = 'Accepted for the record.';
  await screen.rerender(foot(judged, [stored({ isProvisional: true, validationReason })]));
  await expect.element(page.getByText('Virgin, provisional', { exact: true })).toBeVisible();
  await expect
    .element(page.getByTitle(validationReason))
    .toHaveTextContent('Despite unmet criteria');
  const repeat = { ...assessment, value: { ...value, reliable: false } };
  await screen.rerender(foot({ ...judged, assessment: repeat }, [stored({ isProvisional: true })]));
  await expect.element(page.getByText('Virgin, repeat', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Provisional: the pair was rejected')).toBeVisible();
});

test('TRN-12 in the column of a glass the category of a training carries its tag, and where no class stands there is none', async () => {
  const assessment = { value: assessmentOf(), isComputing: false, error: null };
  const gate = { kind: 'open', because: 'all-signed' } as const;
  const judged = { sealed: 9, expected: 9, gate, assessment };
  const screen = await render(foot(judged, [], true));
  await expect.element(page.getByText('Training', { exact: true })).toBeVisible();
  await expect.element(page.getByTitle('It gives the sample no category.')).toBeVisible();
  await screen.rerender(foot(judged));
  expect(page.getByText('Training').elements()).toEqual([]);
  await screen.rerender(foot({ ...judged, gate: { kind: 'closed', missing: 1 } }, [], true));
  expect(page.getByText('Training').elements()).toEqual([]);
});
