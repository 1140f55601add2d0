import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleId, sessionCode } from '../../../domain/testing/plans.ts';
import { CounterWords } from './counter-words.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const counter = {
  date: '2026-11-27',
  sample: sampleId(1),
  replicate: 1,
  validationReason: null,
  leftOut: [],
};
const leftOut = [{ taster: 'T03', reason: 'wrong glass' }];

test('PLN-44, RES-3, ASM-1, PLN-58 what is checked leads there, and each counter-assessment says its class and whether it confirms, and what was validated against the criteria', async () => {
  await render(
    <I18nProvider i18n={i18n}>
      <CounterWords
        checks={{ of: 'panel', session: sessionCode(3), sample: sampleId(1) }}
        counters={[
          { ...counter, session: 12, class: 'EVOO' },
          { ...counter, session: 12, replicate: 2, class: 'EVOO', validationReason: 'Seven came.' },
          { ...counter, session: 13, class: 'VOO' },
          { ...counter, session: 14, replicate: null, class: null },
          { ...counter, session: 15, class: 'EVOO', leftOut },
        ]}
        checked="EVOO"
        codeOf={() => 'A118'}
      />
    </I18nProvider>,
  );
  await expect
    .element(page.getByRole('link', { name: /session 3$/ }))
    .toHaveAttribute('href', expect.stringContaining(`/3/${sampleId(1)}`));
  const said = page.getByRole('listitem').elements();
  expect(said.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Extra virginSession 12.*Confirms the category$/),
    expect.stringMatching(/^Extra virginDespite unmet criteriaSeven came\.Session 12/),
    expect.stringMatching(/Session 13.*Does not confirm the category$/),
    expect.stringMatching(/^Not validated yetSession 14/),
    expect.stringMatching(/^Extra virgin1 sheet left outT03: wrong glassSession 15/),
  ]);
});
