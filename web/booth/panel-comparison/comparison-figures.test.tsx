import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { ownFiguresSchema } from '../../../domain/quality/own-figures.ts';
import { ComparisonFigures } from './comparison-figures.tsx';

afterEach(() => page.viewport(1280, 800));

const figures = ownFiguresSchema.parse({
  session: 44,
  date: '2026-11-12',
  training: false,
  glasses: [
    {
      code: '197',
      position: 1,
      tasters: 10,
      isCounted: true,
      lines: [{ attribute: 'fruity', own: 34, panel: { median: 3.5, low: 3.25, high: 4.15 } }],
    },
  ],
});

test.each([
  [1280, true],
  [390, false],
])('QUA-33 at %i px the legend stands where lines are drawn: %s', async (width, isDrawn) => {
  await page.viewport(width, 844);
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ComparisonFigures figures={figures} />
    </I18nProvider>,
  );
  await expect.element(screen.getByText('Glass 197')).toBeVisible();
  const isSeen = (element: Element | null) => (element?.getBoundingClientRect().height ?? 0) > 0;
  expect(isSeen(screen.getByText('Median of the panel').element())).toBe(isDrawn);
  expect(isSeen(screen.container.querySelector('td'))).toBe(isDrawn);
});
