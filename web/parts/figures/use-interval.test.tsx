import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { figuresWith } from '../../../domain/testing/assessments.ts';
import { useInterval } from './use-interval.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function Intervals() {
  const interval = useInterval();
  const of = { ciLow: -0.3, ciHigh: 10.5 };
  return (
    <ul>
      <li>{interval(of)}</li>
      <li>{interval({ ciLow: 2.181, ciHigh: 2.919 })}</li>
      <li>{interval({ ...figuresWith(0, 0), ciLow: null, ciHigh: null })}</li>
      <li>{interval(null)}</li>
    </ul>
  );
}

test('M-CI an interval is written within the scale, and a dash where there is none', async () => {
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <Intervals />
    </I18nProvider>,
  );
  const items = screen.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '0.00 to 10.00',
    '2.18 to 2.92',
    '–',
    '–',
  ]);
});
