import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DeviationWords } from './deviation-words.tsx';

test('NUM-2 the rejection of a pair in a report shows that its En is above what is accepted', async () => {
  const of = {
    what: 'pair-rejected',
    session1: 5,
    session2: 6,
    enDefect: 1.0019,
    enFruity: 0.4,
  } as const;
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <DeviationWords of={of} method={{ enMaxDefect: 1, enMaxFruity: 1 }} />
    </I18nProvider>,
  );
  expect(screen.container.textContent).toMatch(/En of the defect 1\.002, fruity 0\.40\.$/);
});

test('RPT-4 a pair of one session that was rejected names that session once', async () => {
  const of = {
    what: 'pair-rejected',
    session1: 50,
    session2: 50,
    enDefect: 0,
    enFruity: 1.0002,
  } as const;
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <DeviationWords of={of} method={{ enMaxDefect: 1, enMaxFruity: 1 }} />
    </I18nProvider>,
  );
  expect(screen.container.textContent).toBe(
    'Session 50: replicates compared and rejected: En of the defect 0.00, of fruity 1.0002.',
  );
});

test('STS-4 RPT-4 the reason of a sheet that Verdial left out stands in a report in words, and one that a person wrote as it is', async () => {
  const of = { what: 'left-out', session: 5, replicate: 1, taster: 'T07' } as const;
  const said = async (reason: string) => {
    const screen = await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <DeviationWords of={{ ...of, reason }} method={{ enMaxDefect: 1, enMaxFruity: 1 }} />
      </I18nProvider>,
    );
    const text = screen.container.textContent;
    await screen.unmount();
    return text;
  };
  expect(await said('status: training')).toMatch(/left out\. In training$/);
  expect(await said('Had a cold.')).toMatch(/left out\. Had a cold\.$/);
});

test('RES-3 RPT-4 a report says of a session that it was validated despite unmet criteria, each criterion once', async () => {
  const of = {
    what: 'criteria',
    session: 5,
    failed: ['not-reliable', 'fewer-than-8', 'not-reliable'],
    by: 'Carmen Ruiz',
    reason: 'No second bottle.',
  } as const;
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <DeviationWords of={of} method={{ enMaxDefect: 1, enMaxFruity: 1 }} />
    </I18nProvider>,
  );
  const text = screen.container.textContent;
  expect(text).toMatch(
    /^Carmen Ruiz validated session 5 despite unmet criteria \(.*\): No second bottle\.$/,
  );
  expect(text.split('CVr')).toHaveLength(2);
});
