import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultPanelSettings } from '../../../../domain/settings/panel-settings.ts';
import type { OilClass } from '../../../../domain/words/assessment.ts';
import type { ComparedPair } from '../../../../stats-worker/reports/compared-pairs.ts';
import { acceptedComparison } from '../../../../stats-worker/testing/accepted-comparison.ts';
import { usePairColumns } from './use-pair-columns.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const half = { date: '2026-11-20', defect: null, md: 0, mf: 3.4, class: 'EVOO' } as const;
const pair: ComparedPair = {
  sample: 'S-26-0405',
  date: '2026-11-27',
  halves: [
    { ...half, session: '4' },
    { ...half, session: '5' },
  ],
  comparison: acceptedComparison({ enDefect: 0, enFruity: 0.2, md: 0, class: 'EVOO' }),
};

function ClassOf({ session, of = pair }: { readonly session: number; readonly of?: ComparedPair }) {
  const againstCriteria = [{ session, reason: 'The eighth fell ill.' }];
  const sheets = [{ taster: 'T03', reason: 'Had a cold.' }];
  const leftOut = [
    { session, sample: 'S-26-0405', sheets },
    { session: 4, sample: 'S-26-0406', sheets },
  ];
  const columns = usePairColumns({
    idOf: () => undefined,
    facts: {
      months: [],
      settings: defaultPanelSettings(),
      at: '2026-11-28T12:00:00.000Z',
      names: { tasters: [], references: [], againstCriteria, leftOut },
    },
  });
  return (
    <>
      <div>{columns.find(({ id }) => id === 'class')?.cell(of)}</div>
      <output>{columns.find(({ id }) => id === 'leftOut')?.text(pair)}</output>
      <p>
        {columns
          .filter(({ id }) => /^m[df]/.test(id))
          .map((one) => one.cell(pair))
          .join(' ')}
      </p>
    </>
  );
}
const shown = (session: number, of?: ComparedPair) => (
  <I18nProvider i18n={i18n}>
    <ClassOf {...{ session, ...(of && { of }) }} />
  </I18nProvider>
);

test('RES-3 ASM-1 among the pairs of the panel, the category says with its reason that a half of it was validated against the criteria, and that a sheet of it was left out', async () => {
  const screen = await render(shown(6));
  await expect.element(page.getByText('Extra virgin')).toBeVisible();
  for (const word of ['Despite unmet criteria', '1 sheet left out'])
    expect(page.getByText(word).elements()).toEqual([]);
  for (const session of [4, 5]) {
    await screen.rerender(shown(session));
    await expect.element(page.getByText('Despite unmet criteria')).toBeVisible();
    await expect.element(page.getByText('The eighth fell ill.')).toBeVisible();
    await expect.element(page.getByText('1 sheet left out')).toBeVisible();
    expect(page.getByRole('status').element().textContent).toBe('T03: Had a cold.');
  }
});

test('NUM-1 the medians of the halves of a pair have two decimals each, none mixed', async () => {
  const screen = await render(shown(6));
  expect(screen.container.querySelector('p')?.textContent).toBe('0.00 0.00 3.40 3.40');
});

test('ASM-32 a pair whose halves state no category bears no mark that they have the same', async () => {
  const markOf = async (first: OilClass, second: OilClass) => {
    const [one, two] = pair.halves;
    const halves = [
      { ...one, class: first },
      { ...two, class: second },
    ] as const;
    const screen = await render(shown(6, { ...pair, halves }));
    const drawing = screen.container.querySelector('svg')?.classList.value ?? '';
    await screen.unmount();
    return /lucide-(circle-\w+|triangle-\w+)/.exec(drawing)?.[1];
  };
  expect(await markOf('EVOO', 'EVOO')).toBe('circle-check');
  expect(await markOf('EVOO', 'NOCLASIFICATED')).toBe('triangle-exclamation');
  expect(await markOf('NOCLASIFICATED', 'NOCLASIFICATED')).toBe('circle-slash');
});
