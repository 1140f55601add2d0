import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReportStatements } from './report-statements.tsx';

async function said(isDecided: boolean): Promise<string> {
  const statements = ['terms-not-for-class', 'bitter>5'];
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ReportStatements statements={statements} isDecided={isDecided} />
    </I18nProvider>,
  );
  const text = screen.container.textContent;
  await screen.unmount();
  return text;
}

test('RPT-3 where a person decided the category, that is why the report has no labelling terms', async () => {
  expect(await said(true)).toContain('No labelling terms: a person decided the category.');
  expect(await said(false)).toContain('No labelling terms: for extra virgin and virgin oils only.');
});
