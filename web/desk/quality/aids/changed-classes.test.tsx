import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChangedClasses } from './changed-classes.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const none = { state: 'not-enough', has: 0, needs: 6 } as const;
const aids = {
  discrimination: none,
  agreement: none,
  repeatability: none,
  leverage: none,
  bias: none,
};
const attributes = { defect: aids, fruity: aids, bitter: aids, pungent: aids };
const glass = { session: '7', sample: 'A1', replicate: 1 };
const stands = { n: 9, md: 3.5, mf: 2, class: 'VOO' } as const;
const taster = (
  changed: Parameters<typeof ChangedClasses>[0]['tasters'][number]['whatIf']['changed'],
) => [{ taster: 'T01', attributes, whatIf: { judged: 12, changed } }];
const shown = (tasters: Parameters<typeof ChangedClasses>[0]['tasters']) =>
  render(
    <I18nProvider i18n={i18n}>
      <ChangedClasses quality={{ idOf: () => undefined }} tasters={tasters} />
    </I18nProvider>,
  );

test('QUA-25 QUA-62 a class that hangs on a taster stands with what decides it of both; too few evaluations are no class', async () => {
  await shown(
    taster([
      { glass, stands, without: { n: 8, md: 3.6, mf: 2, class: 'LOO' }, isTooFew: false },
      {
        glass: { ...glass, replicate: 2 },
        stands: { ...stands, n: 8 },
        without: { n: 7, md: 3.5, mf: 2.1, class: 'NOCLASIFICATED' },
        isTooFew: true,
      },
    ]),
  );
  const rows = page.getByRole('row').elements().slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['T01', '7', 'A1', '1', 'Virgin → Lampante virgin', '3.5 → 3.6', '2.0 → 2.0', '9 → 8'],
    ['T01', '7', 'A1', '2', 'Virgin → too few evaluations', '3.5 → 3.5', '2.0 → 2.1', '8 → 7'],
  ]);
  await expect
    .element(page.getByRole('link', { name: '7' }).first())
    .toHaveAttribute('href', '/intra/tastersevaluation/7');
});

test('QUA-25 where no class hangs on one taster, it says so and there is nothing to save', async () => {
  await shown(taster([]));
  await expect.element(page.getByText('No category hangs on one taster.')).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});
