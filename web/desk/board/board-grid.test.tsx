import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import {
  factsFixture,
  planFixture,
  replicateOf,
  sample,
} from '../../live/session/board-facts.fixture.ts';
import { judgementFixture } from '../../live/session/judgement.fixture.ts';
import { newSample } from '../samples/sample-fields.ts';
import { BoardGrid, type GridActs } from './board-grid.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const NOW = Date.parse('2026-11-20T12:00:00Z');
const ACTS: GridActs = {
  onChoose: () => {},
  onOpen: () => {},
  onAnswer: () => {},
  onEndRest: null,
  onReopen: null,
  paperHref: null,
};

/** A row of the register of samples. */
const row = (n: number, code: string, reference: boolean) => ({
  ...newSample('2026-11-20'),
  ...{ id: sample(n), code, reference, currentQuantity: 320, validated: false, class: null },
  ...{ classReason: null, decisionReason: null, predominantDefect: null, certificationDate: null },
  ...{ referenceClass: null, referenceOrigin: '', referenceValues: [] },
});

test('BRD-1 the heads of the glasses stand on one height, however many lines the names below their codes take', async () => {
  const entries = [replicateOf(1), { ...replicateOf(2), sample: sample(2), replicate: 1 as const }];
  const judged = entries.map((entry) => judgementFixture({ entry }));
  const samples = new Map([
    [sample(1), row(1, 'S-1', false)],
    [sample(2), row(2, 'S-26-0409', true)],
  ]);
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <BoardGrid
        facts={factsFixture({ plan: planFixture({ entries }) })}
        registers={{ samples, tasters: new Map() }}
        entries={judged}
        results={[]}
        chosenEntry={entries[0]?.id ?? null}
        isFinal={false}
        now={NOW}
        acts={ACTS}
      />
    </I18nProvider>,
  );
  const tops = ['417', '852'].map(
    (code) => screen.getByText(code, { exact: true }).element().getBoundingClientRect().top,
  );
  await expect.element(screen.getByText('Reference')).toBeVisible();
  const heights = ['S-1', 'S-26-0409 Reference'].map(
    (name) => screen.getByRole('button', { name: new RegExp(name) }).element().clientHeight,
  );
  expect(heights[0]).toBeLessThan(heights[1] ?? 0);
  expect(tops[0]).toBe(tops[1]);
});
