import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ActsInForce } from './acts-in-force.tsx';

test('SET-9 the settings name the acts in force with their dates, and that a later revision may be in force', async () => {
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ActsInForce />
    </I18nProvider>,
  );
  const section = page.getByRole('region', { name: 'Acts in force' });
  for (const said of [
    '2022/2104',
    '2023/2598',
    '2024/1401',
    'OJ L 2024/90326',
    '2022/2105',
    '2024/2707',
    'except points 4.4 and 10.4',
    'Rev. 11',
    '2024/1811',
    'Council Decision (EU) 2026/1539 of 22 June 2026',
    'a later revision may be in force',
    'COI/T.15/NC No 3/Rev. 22 of June 2026',
    'No 796/2002, which is repealed',
  ])
    expect(section.element().textContent).toContain(said);
  await expect
    .element(section.getByRole('link', { name: 'your revision' }))
    .toHaveAttribute('href', '/intra/panels');
});
