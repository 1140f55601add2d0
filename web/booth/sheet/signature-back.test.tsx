import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as Y from 'yjs';
import {
  createEvaluation,
  readEvaluation,
  signEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { storedDocumentStatus } from '../../live/pool/testing/document-status.ts';
import { code } from '../tray-state/booth.fixture.ts';
import { SignedApartNote } from './signed-apart-note.tsx';
import { useSignatureBack } from './use-signature-back.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const status = storedDocumentStatus({ unstored: 0 });

const sheetIn = (doc: Y.Doc) => {
  const read = readEvaluation(doc);
  if (!read.ok) throw new Error(read.code);
  return read.value;
};

function Sheet({ doc }: { readonly doc: Y.Doc }) {
  const wasSigned = useSignatureBack({ doc, status, value: sheetIn(doc) });
  return (
    <I18nProvider i18n={i18n}>{wasSigned && <SignedApartNote code={code('417')} />}</I18nProvider>
  );
}

test('BTH-46 a sheet that comes back signed loses its signature, and its taster is told why for as long as it is here', async () => {
  const doc = new Y.Doc();
  createEvaluation(doc, 'b');
  signEvaluation(doc, { strokes: [[0, 0, 9, 9]], at: '2026-11-27T09:00:00Z' });
  const { rerender } = await render(<Sheet doc={doc} />);
  await expect.element(page.getByText('Sheet 417 is open again')).toBeVisible();
  expect(sheetIn(doc).signature).toBeNull();
  await rerender(<Sheet doc={doc} />);
  await expect.element(page.getByText(/sign again/)).toBeVisible();
});

test('BTH-46 of a sheet that bears no signature nothing is said and nothing written', async () => {
  const doc = new Y.Doc();
  createEvaluation(doc, 'b');
  const writes: unknown[] = [];
  doc.on('update', (_update, origin) => writes.push(origin));
  await render(<Sheet doc={doc} />);
  expect(page.getByRole('status').elements()).toEqual([]);
  expect(writes).toEqual([]);
});
