import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as Y from 'yjs';
import {
  createAssessment,
  exclude,
  readAssessment,
} from '../../../domain/documents/assessment.document.ts';
import { tasterId } from '../../../domain/testing/plans.ts';
import { ToastProvider } from '../../ui/toast/toast-provider.tsx';
import type { SheetTurn } from './turn-sheet.ts';
import { TurnSheets } from './turn-sheets.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const [ana, luis] = [
  { id: tasterId(1), name: 'Ana' },
  { id: tasterId(2), name: 'Luis' },
];
const cold = {
  replicate: 1,
  reason: 'A cold.',
  by: 'Eva',
  at: '2026-11-27T11:00:00.000Z',
} as const;

function newNotes(): Y.Doc {
  const doc = new Y.Doc();
  createAssessment(doc, 'birth');
  return doc;
}
const notesOf = (doc: Y.Doc) => {
  const read = readAssessment(doc);
  if (!read.ok) throw new Error(read.code);
  const told = (list: typeof read.value.exclusions) =>
    list.map(({ taster, reason, by }) => [taster, reason, by]);
  return { out: told(read.value.exclusions), back: told(read.value.putBacks) };
};
const asked = (doc: Y.Doc, turn: SheetTurn, isReadOnly = false, onClose = () => {}) => (
  <I18nProvider i18n={i18n}>
    <ToastProvider dismissLabel="Dismiss" label="Messages">
      <TurnSheets
        turn={turn}
        doc={doc}
        isReadOnly={isReadOnly}
        onClose={onClose}
        tasters={[ana, luis]}
        replicate={1}
        by="Carmen"
      />
    </ToastProvider>
  </I18nProvider>
);
const dialog = page.getByRole('alertdialog');

test('FRM-14, ASM-1 of several sheets that are left out, what was done is named, and what was refused says why', async () => {
  const doc = newNotes();
  await render(asked(doc, 'exclude'));
  // Meanwhile another desk excludes one of them.
  exclude(doc, { taster: ana.id, ...cold });
  await dialog.getByRole('textbox', { name: /Reason/ }).fill(' The wrong glass. ');
  await dialog.getByRole('button', { name: 'Leave out' }).click();
  await expect.element(dialog.getByText('The sheet of Luis is left out')).toBeVisible();
  await expect.element(dialog.getByText('Sheet of Ana')).toBeVisible();
  await expect.element(dialog.getByText('Nothing would change.')).toBeVisible();
  expect(notesOf(doc).out).toEqual([
    [ana.id, 'A cold.', 'Eva'],
    [luis.id, 'The wrong glass.', 'Carmen'],
  ]);
});

test('AUD-12, FRM-13 putting sheets back asks why, and keeps it; what was done is named', async () => {
  const doc = newNotes();
  for (const { id } of [ana, luis]) exclude(doc, { taster: id, ...cold });
  let closed = 0;
  await render(asked(doc, 'put-back', false, () => (closed += 1)));
  await dialog.getByRole('button', { name: 'Include again' }).click();
  await expect.element(dialog.getByText('Write why.')).toBeVisible();
  expect(notesOf(doc).out).toHaveLength(2);
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('It was no cold.');
  await dialog.getByRole('button', { name: 'Include again' }).click();
  await expect.poll(() => closed).toBe(1);
  expect(notesOf(doc)).toEqual({
    out: [],
    back: [ana, luis].map(({ id }) => [id, 'It was no cold.', 'Carmen']),
  });
  await expect.element(page.getByText('The sheets of Ana, Luis are included again')).toBeVisible();
});

test('FRM-14 where the session was validated meanwhile nothing is written, and it is said of each', async () => {
  const doc = newNotes();
  const screen = await render(asked(doc, 'exclude'));
  await screen.rerender(asked(doc, 'exclude', true));
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('The wrong glass.');
  await dialog.getByRole('button', { name: 'Leave out' }).click();
  await expect.poll(() => dialog.getByText(/The session is validated/).elements().length).toBe(2);
  expect(notesOf(doc).out).toEqual([]);
});
