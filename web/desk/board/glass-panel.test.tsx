import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { judgementFixture } from '../../live/session/judgement.fixture.ts';
import { resultRowFixture } from '../../parts/figures/result-row.fixture.ts';
import { GlassPanel } from './glass-panel.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

afterEach(() => page.viewport(1280, 800));

const panel = (
  scheme: 'EU' | 'IOC',
  isFinal: boolean,
  stored: ResultRow | null = null,
  training = false,
  replicates = 2,
) => (
  <I18nProvider i18n={i18n}>
    <GlassPanel
      judged={judgementFixture()}
      code="417"
      sample="S-26-0405"
      replicates={replicates}
      settings={{ ...defaultPanelSettings(), scheme }}
      isFinal={isFinal}
      stored={stored}
      training={training}
      assessmentHref="/assessment"
      sheetsHref="/sheets"
      act={null}
      onClose={() => {}}
    />
  </I18nProvider>
);

test.each(['EU', 'IOC'] as const)(
  'BRD-12 beside the board the category by %s limits is provisional until the session is validated, and no longer then',
  async (scheme) => {
    const screen = await render(panel(scheme, false));
    await expect.element(page.getByText(`Provisional category, ${scheme} limits`)).toBeVisible();
    await screen.rerender(panel(scheme, true));
    await expect
      .element(page.getByText(`Category, ${scheme} limits`, { exact: true }))
      .toBeVisible();
    expect(page.getByText('Provisional').elements()).toEqual([]);
  },
);

test('RES-3 ASM-21 ASM-31 ASM-43 beside the board the category says, each with its reason, that it is against the criteria, was decided by a person, or is invalid', async () => {
  const screen = await render(panel('EU', true, resultRowFixture()));
  await expect.element(page.getByText('Category, EU limits')).toBeVisible();
  expect(page.getByText(/Despite unmet criteria|Decided|Invalid/).elements()).toEqual([]);
  const overridden = resultRowFixture({
    validationReason: 'The eighth fell ill.',
    decided: { class: 'LOO_EU', reason: 'The halves never agreed.' },
    invalid: { by: 'leader', at: '2026-11-21T11:00:00Z', reason: 'The wrong bottle.' },
  });
  await screen.rerender(panel('EU', true, overridden));
  for (const words of [
    'Despite unmet criteria',
    'The eighth fell ill.',
    'Decided by a person: Lampante',
    'The halves never agreed.',
    'Invalid',
    'The wrong bottle.',
  ])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test('TRN-12 beside the board the category of a training says that it is one', async () => {
  const screen = await render(panel('EU', false, null, true));
  await expect.element(page.getByText('Training', { exact: true })).toBeVisible();
  await screen.rerender(panel('EU', false));
  expect(page.getByText('Training').elements()).toEqual([]);
});

test.each([
  { width: 1024, isBrought: true },
  { width: 1440, isBrought: false },
])(
  'BRD-14 BRD-25 as a glass is opened its panel is brought into sight where it stands below the board, and nothing moves where it stands beside it: at $width px',
  async ({ width, isBrought }) => {
    await page.viewport(width, 700);
    await render(<div style={{ height: 900 }} />);
    const screen = await render(panel('EU', false));
    const code = screen.getByText('417', { exact: true });
    await expect.element(code).toBeVisible();
    const isSeen = () => code.element().getBoundingClientRect().top < 700;
    await expect.poll(isSeen).toBe(isBrought);
  },
);

test('PLN-50 beside the board nothing is said of a replicate where a sample has one glass', async () => {
  const screen = await render(panel('EU', false));
  await expect.element(page.getByText('Replicate 1 of 2')).toBeVisible();
  await screen.rerender(panel('EU', false, null, false, 1));
  expect(page.getByText(/Replicate/).elements()).toEqual([]);
});
