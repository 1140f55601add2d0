import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { judgementFixture } from '../../live/session/judgement.fixture.ts';
import type { EntryJudgement } from '../../live/session/use-judgements.ts';
import { assessmentFixture } from '../../parts/figures/assessment.fixture.ts';
import { BoardFoot } from './board-foot.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const foot = (change: Partial<EntryJudgement>) => (
  <I18nProvider i18n={i18n}>
    <table>
      <BoardFoot
        entries={[
          judgementFixture({
            ...{ sealed: 0, expected: 10, gate: { kind: 'closed', missing: 8 } },
            assessment: { value: null, isComputing: false, error: null },
            ...change,
          }),
        ]}
        results={[]}
        chosenEntry={null}
        isFinal={false}
        isEstimated={false}
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
  const value = assessmentFixture();
  const assessment = { value, isComputing: false, error: null };
  const gate = { kind: 'open', because: 'all-signed' } as const;
  await render(foot({ sealed: 9, expected: 9, gate, assessment }));
  await expect.element(page.getByText('2.10', { exact: true })).toBeVisible();
  await expect.element(page.getByText('3.40', { exact: true })).toBeVisible();
  const told = document.querySelector('tfoot')?.textContent;
  expect(told).toMatch(/CVr\s5\.71\s%/);
  expect(told).toMatch(/CVr\s4\.41\s%/);
});
