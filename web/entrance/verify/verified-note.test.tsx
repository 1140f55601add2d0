import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { VerifiedReport } from '../../../domain/reports/report-answers.ts';
import { verifiedReport } from '../../../domain/reports/testing/issued-reports.ts';
import { LOCALE_CODES } from '../../../domain/words/locale.ts';
import { loadCatalog } from '../../i18n/load-catalog.ts';
import { VerifiedNote } from './verified-note.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const found = verifiedReport();
const shown = (of: VerifiedReport, spoken = i18n) => (
  <I18nProvider i18n={spoken}>
    <VerifiedNote code={{ number: of.number, digest: 'a'.repeat(64) }} found={of} />
  </I18nProvider>
);

test('RES-3 ASM-1 ASM-21 ASM-39 whoever verifies a report reads beside its category what a person overrode, with the reason', async () => {
  const screen = await render(shown(found));
  await expect.element(page.getByText('Extra virgin')).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/criteria|decided|left out/);
  const validationReason = 'The eighth fell ill.';
  const overridden = { validationReason, decisionReason: 'Both rejected.' };
  const leftOut = [{ taster: 'T03', reason: 'wrong glass' }];
  await screen.rerender(shown({ ...found, ...overridden, leftOut }));
  const told = screen.container.textContent ?? '';
  expect(told).toMatch(/Validated despite unmet criteria\s*The eighth fell ill\./);
  expect(told).toMatch(/Category decided by a person\s*Both rejected\./);
  expect(told).toMatch(/Sheets left out\s*T03: wrong glass/);
});

test('STS-4 ASM-1 a sheet that Verdial left out says at /verify in words for what, in four languages', async () => {
  const leftOut = [{ taster: 'T07', reason: 'status: training' }];
  const said = [];
  for (const locale of LOCALE_CODES) {
    const spoken = setupI18n({ locale, messages: { [locale]: await loadCatalog(locale) } });
    const screen = await render(shown({ ...found, leftOut }, spoken));
    said.push(/T07[^:]*:\s*(.*)$/.exec(screen.container.textContent ?? '')?.[1]);
    await screen.unmount();
  }
  expect(said).toEqual(['In training', 'En formación', 'En formation', 'In addestramento']);
});
