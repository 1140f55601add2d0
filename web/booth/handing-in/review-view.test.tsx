import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as Y from 'yjs';
import { signedInUser } from '../../../domain/account/testing/accounts.ts';
import { createEvaluation, readEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { blankSheet, keyedPaper } from '../../../domain/testing/keyed.ts';
import { storedDocumentStatus } from '../../live/pool/testing/document-status.ts';
import { meQuery } from '../../parts/http/queries.ts';
import { code, tray } from '../tray-state/booth.fixture.ts';
import { trayGlasses } from '../tray-state/glass-state.ts';
import { ReviewView } from './review-view.tsx';

/**
 * Renders the review of a complete sheet, for an account without a stored signature. Returns what
 * is signed.
 */
async function review(name = signedInUser().name) {
  const queries = new QueryClient();
  queries.setQueryData(meQuery().queryKey, { ...signedInUser(), name, signature: null });
  const doc = new Y.Doc();
  createEvaluation(doc, 'b');
  const value = blankSheet({ ...keyedPaper(), startedAt: '2026-11-20T10:00:00.000Z' });
  const [glass] = trayGlasses(
    tray({ glasses: [{ code: code('417'), sealed: null }] }),
    new Map(),
    IOC_VO,
  );
  if (glass === undefined) throw new Error('no glass');
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={queries}>
        <ReviewView
          definition={IOC_VO}
          glass={glass}
          header={null}
          notes={null}
          onBack={() => {}}
          onGo={() => {}}
          sheet={{ doc, value, status: storedDocumentStatus() }}
        />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return () => {
    const read = readEvaluation(doc);
    const signature = read.ok ? read.value.signature : null;
    return signature !== null && 'typed' in signature ? signature.typed : null;
  };
}

test('EVA-18 the place of the signature is whole on a screen of 1024 px, whatever the name of the taster', async () => {
  await page.viewport(1024, 768);
  await review(`${'W'.repeat(55)} ${'W'.repeat(55)}`);
  const pad = page.getByRole('button', { name: /^Signature/ });
  await expect.element(pad).toBeVisible();
  expect(pad.element().getBoundingClientRect().right).toBeLessThanOrEqual(1024);
});

test('EVA-10 a name of one letter signs nothing, and the field says what a name needs', async () => {
  const signed = await review();
  const handIn = page.getByRole('button', { name: 'Sign and hand in' });
  // A press on the pad would draw.
  await expect.element(page.getByRole('button', { name: /^Signature/ })).toBeVisible();
  document.querySelector<HTMLElement>('[data-pad]')?.focus();
  await userEvent.keyboard('{Enter}');
  const name = page.getByRole('textbox', { name: 'Your name, in place of a drawn signature' });
  await name.fill('A');
  await expect.element(handIn).toBeDisabled();
  await expect.element(page.getByText('At least two letters')).toBeVisible();
  await expect.element(name).toHaveAccessibleDescription('At least two letters');
  expect(signed()).toBeNull();
  await name.fill('Al');
  await handIn.click();
  await expect.poll(signed).toBe('Al');
});
