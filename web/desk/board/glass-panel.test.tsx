import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { replicateOf } from '../../live/session/board-facts.fixture.ts';
import { assessmentFixture } from '../../parts/figures/assessment.fixture.ts';
import { GlassPanel } from './glass-panel.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const panel = (scheme: 'EU' | 'IOC', isFinal: boolean) => (
  <I18nProvider i18n={i18n}>
    <GlassPanel
      judged={{
        entry: replicateOf(1),
        sealed: 9,
        expected: 9,
        unknown: 0,
        gate: { kind: 'open', because: 'all-signed' },
        sheets: { counted: [], excluded: [], missing: [] },
        assessment: { value: assessmentFixture(), isComputing: false, error: null },
      }}
      code="417"
      sample="S-26-0405"
      replicates={2}
      settings={{ ...defaultPanelSettings(), scheme }}
      isFinal={isFinal}
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
