import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Toolbar } from '../../ui/toolbar/toolbar.tsx';
import { AuditDays } from './audit-days.tsx';
import { filters } from './audit-filters.css.ts';

test('AUD-4 what is wrong with a day among the filters moves nothing beside it and covers nothing below', async () => {
  await page.viewport(1280, 800);
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <div style={{ display: 'grid', gap: '16px' }}>
        <div className={filters}>
          <Toolbar label="Filters">
            <SearchField
              label="Name"
              value=""
              onChange={() => {}}
              clearLabel="Clear"
              size="field"
            />
            <AuditDays from="2026-11-01" to={null} onChange={() => {}} />
          </Toolbar>
        </div>
        <p>Below</p>
      </div>
    </I18nProvider>,
  );
  await document.fonts.ready;
  const parts = () => [
    ...page.getByRole('group').elements(),
    page.getByRole('searchbox').element(),
    page.getByText('Below').element(),
  ];
  const places = () =>
    parts().map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height];
    });
  const before = places();
  await page.getByRole('group', { name: 'To' }).getByRole('spinbutton').first().click();
  await userEvent.keyboard('3');
  // Past the parts and the button of its calendar.
  for (const _ of [1, 2, 3]) await userEvent.tab();
  const wrong = page.getByText('This date is not complete');
  await expect.element(wrong).toBeVisible();
  expect(places()).toEqual(before);
  const { bottom } = wrong.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(page.getByText('Below').element().getBoundingClientRect().top);
});
