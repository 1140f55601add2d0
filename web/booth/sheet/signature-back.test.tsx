import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as Y from 'yjs';
import {
  createEvaluation,
  readEvaluation,
  setMark,
  signEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { storedDocumentStatus } from '../../live/pool/testing/document-status.ts';
import { code } from '../tray-state/booth.fixture.ts';
import { ReopenedByConflictNote } from './reopened-by-conflict-note.tsx';
import { useSignatureBack } from './use-signature-back.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const status = storedDocumentStatus({ unstored: 0 });

const sheetIn = (doc: Y.Doc) => {
  const read = readEvaluation(doc);
  if (!read.ok) throw new Error(read.code);
  return read.value;
};

function Sheet({ doc }: { readonly doc: Y.Doc }) {
  const value = sheetIn(doc);
  const wasSigned = useSignatureBack({ doc, status, value });
  return (
    <I18nProvider i18n={i18n}>
      {wasSigned && (
        <ReopenedByConflictNote
          code={code('417')}
          lines={value.changedSinceSigned ?? []}
          definition={IOC_VO}
        />
      )}
    </I18nProvider>
  );
}

const signature = { strokes: [[0, 0, 9, 9]], at: '2026-11-27T09:00:00Z' };

test('BTH-52 a sheet that comes back signed on other values says which lines differ, without a figure, until it is signed again', async () => {
  const doc = new Y.Doc();
  createEvaluation(doc, 'b');
  setMark(doc, 'musty', mm(0));
  signEvaluation(doc, signature);
  setMark(doc, 'musty', mm(44));
  doc.getMap('fields').set('comments', 'harsh');
  const { rerender } = await render(<Sheet doc={doc} />);
  const told = page.getByText(/sign again: Musty-humid-earthy, Comments$/);
  await expect.element(told).toBeVisible();
  expect(told.element().textContent).not.toMatch(/\d/);
  // The signature stays, and does not sign the sheet even if the mark is restored.
  setMark(doc, 'musty', mm(0));
  await rerender(<Sheet doc={doc} />);
  await expect.element(told).toBeVisible();
  expect(sheetIn(doc)).toMatchObject({ changedSinceSigned: ['marks.musty', 'fields.comments'] });
});

test('BTH-46 BTH-75 a sheet that comes back with a signature of an older page loses it, and its taster is told why for as long as it is here', async () => {
  const doc = new Y.Doc();
  createEvaluation(doc, 'b');
  doc.getMap('fields').set('signature', signature);
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
