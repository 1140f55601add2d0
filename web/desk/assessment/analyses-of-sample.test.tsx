import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { analysisOf } from '../../../domain/results/testing/analyses.ts';
import { sampleId } from '../../../domain/testing/plans.ts';
import { AnalysesOfSample } from './analyses-of-sample.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('RES-3 RES-6 what stands whole under the category is marked alone beside its analyses, and the reason of another session is given once', async () => {
  const [here, there] = ['The eighth fell ill.', 'No second bottle.'];
  const leftOut = [{ taster: 'T03', reason: 'wrong glass' }];
  const rows = [
    analysisOf(4, '2026-11-20', 1, { validationReason: there, leftOut }),
    analysisOf(4, '2026-11-20', 2, { validationReason: there }),
    analysisOf(5, '2026-11-27', 1, { validationReason: here, leftOut }),
    analysisOf(5, '2026-11-27', 2, { validationReason: here }),
  ];
  const steps = rows.map((row, at) => ({ row, number: at + 1, pair: null }));
  await render(
    <I18nProvider i18n={i18n}>
      <AnalysesOfSample
        sample={sampleId(1)}
        verdict={null}
        steps={steps}
        said={rows.slice(2)}
        shown={rows[3] ?? null}
        decidesBy={null}
      />
    </I18nProvider>,
  );
  await expect.element(page.getByRole('link').first()).toBeVisible();
  const texts = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/Despite unmet criteriaNo second bottle\..*1 sheet left outT03/),
    expect.stringMatching(/Despite unmet criteria$/),
    expect.stringMatching(/Despite unmet criteria1 sheet left out$/),
    expect.stringMatching(/Despite unmet criteria$/),
  ]);
});

test('ASM-31 why the assessment of a session is invalid is told once, whichever replicate is shown', async () => {
  const invalid = (reason: string) => ({ invalid: { by: 'Eva', at: '2026-11-28T09:00Z', reason } });
  const rows = [
    analysisOf(4, '2026-11-20', 1, invalid('No second bottle.')),
    analysisOf(4, '2026-11-20', 2, invalid('No second bottle.')),
    analysisOf(5, '2026-11-27', 1, invalid('The wrong bottle.')),
    analysisOf(5, '2026-11-27', 2, invalid('The wrong bottle.')),
  ];
  const steps = rows.map((row, at) => ({ row, number: at + 1, pair: null }));
  await render(
    <I18nProvider i18n={i18n}>
      <AnalysesOfSample
        sample={sampleId(1)}
        verdict={null}
        steps={steps}
        said={[]}
        shown={rows[3] ?? null}
        decidesBy={null}
      />
    </I18nProvider>,
  );
  await expect.element(page.getByRole('link').first()).toBeVisible();
  // The reason of the shown session is displayed above.
  expect(page.getByText('No second bottle.').elements()).toHaveLength(1);
  expect(page.getByText('The wrong bottle.').elements()).toHaveLength(0);
});

test('PLN-50 an analysis says its replicate only where its session has two, or repeats another', async () => {
  const rows = [
    analysisOf(4, '2026-11-20', 1),
    analysisOf(5, '2026-11-27', 1),
    analysisOf(5, '2026-11-27', 2),
    analysisOf(6, '2026-11-28', 2),
  ];
  const steps = rows.map((row, at) => ({ row, number: at + 1, pair: null }));
  await render(
    <I18nProvider i18n={i18n}>
      <AnalysesOfSample
        sample={sampleId(1)}
        verdict={null}
        steps={steps}
        said={[]}
        shown={null}
        decidesBy={null}
      />
    </I18nProvider>,
  );
  await expect.element(page.getByRole('link').first()).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Session 4, 11/20/2026',
    'Session 5, 11/27/2026, replicate 1',
    'Session 5, 11/27/2026, replicate 2',
    'Session 6, 11/28/2026, replicate 2',
  ]);
});

test('NUM-2 what a pair came to shows on which side of the greatest En it lies', async () => {
  const rows = [analysisOf(4, '2026-11-20', 1), analysisOf(5, '2026-11-27', 2)];
  const pair = {
    session1: 4,
    session2: 5,
    enDefect: 1.0019,
    enFruity: 0.9998,
    accepted: false,
    categoryMatch: true,
    defectMatch: true,
    md: null,
    mf: null,
    class: null,
  };
  const steps = rows.map((row, at) => ({ row, number: at + 1, pair: at === 1 ? pair : null }));
  await render(
    <I18nProvider i18n={i18n}>
      <AnalysesOfSample
        sample={sampleId(1)}
        verdict={null}
        steps={steps}
        said={[]}
        shown={null}
        decidesBy={null}
      />
    </I18nProvider>,
  );
  await expect.element(page.getByText('En 1.002 for the defect, 0.9998 for fruity')).toBeVisible();
});
