import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { upTo } from '../../../domain/testing/plans.ts';
import type { PreviewVerdict } from './preview-verdicts.ts';
import { ChangedVerdicts } from './settings-preview.tsx';

const verdict = (
  change: Partial<PreviewVerdict & { readonly of: 'analysis' }>,
): PreviewVerdict => ({
  of: 'analysis',
  class: 'LOO_EU',
  reliable: true,
  fruityClass: 'NONINTENSITY',
  statements: [],
  ...change,
});

test('SET-4 every verdict that would differ is named, in a table whose heads stay whole beside long words', async () => {
  await page.viewport(1024, 768);
  const changed = upTo(39).map((session) => ({
    session,
    sample: 's',
    replicate: 1 as const,
    before: verdict({ statements: ['terms-not-for-class'] }),
    after: verdict({
      statements: ['delicate', 'delicate bitter', 'delicate pungent', 'well-balanced', 'mild'],
    }),
  }));
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ChangedVerdicts changed={changed} codes={new Map([['s', 'S-26-0444']])} />
    </I18nProvider>,
  );
  expect(screen.container.querySelectorAll('tbody tr')).toHaveLength(39);
  for (const name of ['Session', 'Replicate']) {
    const head = page.getByText(name, { exact: true }).element();
    const range = document.createRange();
    range.selectNodeContents(head);
    expect(range.getClientRects()).toHaveLength(1);
  }
});
