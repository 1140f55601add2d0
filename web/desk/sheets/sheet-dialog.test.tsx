import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import type { Calibration } from '../../../domain/documents/evaluation-parts.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { sealedSheetRow } from '../../../domain/sheets/testing/sealed-sheet-row.ts';
import { codeOf, tasterId } from '../../../domain/testing/plans.ts';
import { SheetDialog } from './sheet-dialog.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
afterEach(() => vi.unstubAllGlobals());

/** A sealed sheet that was marked on a screen of this measure. */
async function shown(change: Partial<Calibration>) {
  const calibration: Calibration = {
    pixelsPerMm: 3.78,
    pixelRatio: 2,
    window: [1280, 800],
    device: 'Tablet 3',
    at: '2026-11-20T08:00:00.000Z',
    ...change,
  };
  const fields = { fruityKind: null, otherDescriptor: null, smelledOnly: false, comments: '' };
  const said = { ...fields, heatingDevice: '6', marks: {}, signature: null, calibration };
  const sheet = { ...sealedSheetRow(), said: { ...said, language: 'es', startedAt: null } };
  vi.stubGlobal('fetch', async () => Response.json({ sheet, later: [] }));
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <SheetDialog
          title="Sheet of glass 417"
          session={4}
          taster={tasterId(1)}
          code={codeOf('417')}
          unconfirmed={null}
          definition={IOC_VO}
          onClose={() => {}}
        />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

const doubt = () => page.getByText(/No screen measures so/);

test('ASM-33 a sealed sheet shows the measure of the screen it was marked on', async () => {
  await shown({});
  await expect
    .element(page.getByText(/^3\.78\spx\/mm, pixel ratio 2\.00, window 1,280 × 800$/))
    .toBeVisible();
  await expect.element(doubt()).not.toBeInTheDocument();
});

test.each([1e-300, 1.19, 40.01])(
  'ASM-33 a measure of %d px/mm, which no screen has, is doubted',
  async (pixelsPerMm) => {
    await shown({ pixelsPerMm });
    await expect.element(doubt()).toBeVisible();
  },
);

test('SEC-88 a sheet that was sealed with a date that is none is shown, with a dash in its place', async () => {
  await shown({ at: 'not-a-date' });
  await expect.element(page.getByText('Calibrated')).toBeVisible();
  await expect.element(page.getByText(/^3\.78\spx\/mm/)).toBeVisible();
});
