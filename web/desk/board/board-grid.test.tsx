import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import type { TasterRow } from '../../../domain/tasters/taster-fields.ts';
import {
  factsFixture,
  planFixture,
  replicateOf,
  sample,
  taster,
  trayFixture,
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

const NAME = 'Begoña García de la Peña-Hernández y Martínez-Villanueva';
const person: TasterRow = {
  ...{ id: taster(1), code: 'C01', firstName: NAME, lastName: '', displayName: NAME },
  ...{ phone: '', email: '', address: '', address2: '', city: '', state: '', postalCode: '' },
  ...{ country: '', lastSession: null, additionalInfo: '', active: true, username: null },
  ...{ status: null, registeredOn: '2026-11-26', revision: 1 },
};

/** A board of that width, on which a taster of a long name calls. */
async function boardOf(width: number) {
  const entries = [replicateOf(1), replicateOf(2)];
  const call = { at: '2026-11-20T11:59:00Z', reason: 'help' } as const;
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <div style={{ width }}>
        <BoardGrid
          facts={factsFixture({
            plan: planFixture({ entries }),
            trays: [
              [taster(1), trayFixture({ call })],
              [taster(2), trayFixture()],
            ],
          })}
          registers={{
            samples: new Map([[sample(1), row(1, 'M-001', false)]]),
            tasters: new Map([[taster(1), person]]),
          }}
          entries={entries.map((entry) => judgementFixture({ entry }))}
          results={[]}
          chosenEntry={null}
          isFinal={false}
          now={NOW}
          acts={ACTS}
        />
      </div>
    </I18nProvider>,
  );
  await document.fonts.ready;
  return screen;
}

test.each([900, 600, 420])(
  'BRD-6 on a board of %i px a call and what answers it are in sight, however wide its grid and however long the name',
  async (width) => {
    const screen = await boardOf(width);
    const { left } = screen.container.getBoundingClientRect();
    for (const part of [
      screen.getByText('Calls').element(),
      screen.getByRole('button', { name: /^Answer the call/ }).element(),
    ]) {
      const place = part.getBoundingClientRect();
      expect(place.right).toBeLessThanOrEqual(left + width);
      const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
      expect(part.contains(document.elementFromPoint(x, y))).toBe(true);
    }
  },
);

test('SCR-2 a long name takes a second line before the board scrolls sideways', async () => {
  const screen = await boardOf(680);
  const scroller = screen.getByRole('table').element().parentElement;
  expect(scroller?.scrollWidth).toBeLessThanOrEqual(680);
});
