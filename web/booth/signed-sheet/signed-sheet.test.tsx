import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { blankSheet, keyedPaper } from '../../../domain/testing/keyed.ts';
import { SignedSheet } from './signed-sheet.tsx';

test('KEY-6 one’s own sheet of paper says that it was filled in on paper, and shows its answers and no signature', async () => {
  const shown = async (signature: { strokes: number[][]; at: string } | null) => {
    const screen = await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <SignedSheet sheet={blankSheet({ ...keyedPaper(), signature })} definition={IOC_VO} />
      </I18nProvider>,
    );
    const text = screen.container.textContent;
    const signatures = screen.getByRole('img', { name: 'Your signature' }).elements().length;
    await screen.unmount();
    return { text, signatures };
  };
  const paper = await shown(null);
  expect(paper.text).toContain('Filled in on paper, then keyed in.');
  expect(paper.text).toContain('Fruity');
  expect(paper.signatures).toBe(0);
  const signed = await shown({ strokes: [[0, 0, 10, 10]], at: '2026-11-20T10:00:00.000Z' });
  expect(signed.text).not.toContain('on paper');
  expect(signed.signatures).toBe(1);
});
