import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import { historyReport } from '../../stats-worker/reports/history-report.ts';
import { marksOfGlasses, type Tasted } from '../../stats-worker/testing/marks-of-glasses.ts';
import { runSteps } from '../../stats-worker/testing/run-steps.ts';
import { useBenchDuplicateColumns } from './use-bench-duplicate-columns.tsx';

/** Sample in one replicate with equal marks by every taster: 40 mm fruity and the given rancid. */
const replicateOf = (
  sample: string,
  replicate: Replicate,
  tasters: number,
  rancid: number,
): Tasted => ({
  session: '1',
  date: '2026-03-02',
  sample,
  replicate,
  marks: Object.fromEntries(
    Array.from({ length: tasters }, (_, at) => [`T${at}`, { fruity: 40, rancid }]),
  ),
});

/** Renders the cells of each pair: agreement of the category and of the predominant defect. */
function Agreements({ glasses }: { readonly glasses: readonly Tasted[] }) {
  const [columns, settings] = [marksOfGlasses(glasses), defaultPanelSettings()];
  const report = runSteps(historyReport({ columns, references: [], settings, asOf: null }));
  const shown = useBenchDuplicateColumns({ columns, settings, report });
  return report.duplicates.map((row) => (
    <p key={row.sample}>
      {['sample', 'categoryMatch', 'defectMatch'].map((name) => (
        <span key={name}>{shown.find(({ id }) => id === name)?.cell(row)} </span>
      ))}
    </p>
  ));
}

test('ASM-32 of a pair whose halves state no category, or found no defect, the workbench does not say that they have the same', async () => {
  const glasses = [
    replicateOf('A', 1, 8, 20),
    replicateOf('A', 2, 8, 20),
    replicateOf('B', 1, 7, 20),
    replicateOf('B', 2, 7, 20),
    replicateOf('C', 1, 8, 0),
    replicateOf('C', 2, 7, 0),
  ];
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Agreements glasses={glasses} />
    </I18nProvider>,
  );
  const said = [...screen.container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(said.map((words) => words.trim())).toEqual(['A Same Same', 'B – Same', 'C Differs –']);
});
