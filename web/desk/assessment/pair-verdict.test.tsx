import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RejectedPair } from './pair-verdict.tsx';

test('ASM-20 a rejected pair asks for two more analyses until its results are stored; then the list of analyses says what is needed', async () => {
  const said = async (isStored: boolean): Promise<string> => {
    const screen = await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RejectedPair isStored={isStored} />
      </I18nProvider>,
    );
    const text = screen.container.textContent;
    await screen.unmount();
    return text;
  };
  expect(await said(false)).toContain('Two more analyses needed; all are kept.');
  expect(await said(true)).toBe('The duplicate is rejected');
});
