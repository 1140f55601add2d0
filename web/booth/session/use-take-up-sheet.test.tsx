import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import {
  createEvaluation,
  readEvaluation,
  setMark,
  startEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { useTakeUpSheet } from './use-take-up-sheet.ts';

const start = (doc: Doc, device: string) =>
  startEvaluation(doc, { at: '2026-11-20T10:00:00Z', language: 'en', calibration: null, device });

const deviceOf = (doc: Doc) => {
  const read = readEvaluation(doc);
  return read.ok ? read.value.device : null;
};

function Sheet({ doc, isLeft }: { readonly doc: Doc; readonly isLeft: boolean }) {
  useTakeUpSheet(doc, isLeft, () => start(doc, 'tablet 2'));
  return null;
}

test('BTH-10 BTH-56 a sheet that was left on another device is this one’s from the first mark that is made here', async () => {
  const doc = new Doc();
  createEvaluation(doc, 'b');
  start(doc, 'tablet 1');
  const { rerender } = await render(<Sheet doc={doc} isLeft={false} />);
  setMark(doc, 'fusty', mm(0));
  expect(deviceOf(doc)).toBe('tablet 1');
  await rerender(<Sheet doc={doc} isLeft />);
  // A remote update is no mark of this device.
  const elsewhere = new Doc();
  applyUpdate(elsewhere, encodeStateAsUpdate(doc));
  setMark(elsewhere, 'musty', mm(20));
  applyUpdate(doc, encodeStateAsUpdate(elsewhere));
  expect(deviceOf(doc)).toBe('tablet 1');
  setMark(doc, 'winey', mm(0));
  expect(deviceOf(doc)).toBe('tablet 2');
});
