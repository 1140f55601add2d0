import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as Y from 'yjs';
import { rememberApart } from '../../../domain/documents/apart-lines.ts';
import {
  createEvaluation,
  readEvaluation,
  setFruityKind,
  setMark,
  setPoints,
} from '../../../domain/documents/evaluation.document.ts';
import { AWARD_100 } from '../../../domain/sheets/definition/award-100.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { itemsOf } from '../../../domain/sheets/definition/points.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { LineConflictNote } from './line-conflict-note.tsx';

/** Creates a sheet with a conflict between two devices, as one of them has it. */
function answeredApart(one: (doc: Y.Doc) => void, other: (doc: Y.Doc) => void): Y.Doc {
  const [here, there] = [new Y.Doc(), new Y.Doc()];
  createEvaluation(here, 'b');
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
  rememberApart(here);
  one(here);
  other(there);
  Y.applyUpdate(here, Y.encodeStateAsUpdate(there));
  return here;
}

const markedApart = () =>
  answeredApart(
    (doc) => setMark(doc, 'musty', mm(60)),
    (doc) => setMark(doc, 'musty', mm(44)),
  );

const valueIn = (doc: Y.Doc) => {
  const read = readEvaluation(doc);
  if (!read.ok) throw new Error(read.code);
  return read.value;
};

const note = (doc: Y.Doc, definition: typeof IOC_VO | typeof AWARD_100 = IOC_VO) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
    <LineConflictNote sheet={{ doc, value: valueIn(doc) }} definition={definition} />
  </I18nProvider>
);

test('BTH-53 a line answered apart shows both strokes and no figure, until it is confirmed', async () => {
  const doc = markedApart();
  const { musty } = valueIn(doc).marks;
  const { rerender } = await render(note(doc));
  await expect
    .element(page.getByText('Answered differently on two devices: Musty-humid-earthy'))
    .toBeVisible();
  await expect
    .poll(() => page.getByRole('img', { name: /along|half way/ }).elements().length)
    .toBe(2);
  expect(document.body.textContent).not.toMatch(/\d/);
  await page.getByRole('button', { name: 'Confirm Musty-humid-earthy as on the sheet' }).click();
  expect(valueIn(doc)).not.toHaveProperty('apart');
  expect(valueIn(doc).marks.musty).toBe(musty);
  await rerender(note(doc));
  await expect.element(page.getByText(/Answered differently/)).not.toBeInTheDocument();
});

test('BTH-53 who answers the line again has settled it', async () => {
  const doc = markedApart();
  setMark(doc, 'musty', mm(50));
  await render(note(doc));
  expect(page.getByText(/Answered differently/).elements()).toEqual([]);
});

test('BTH-53 a choice is named, and an item of points shows what each device gave, a blank one too', async () => {
  const kinds = answeredApart(
    (doc) => setFruityKind(doc, 'green'),
    (doc) => setFruityKind(doc, 'ripe'),
  );
  const screen = await render(note(kinds));
  await expect.element(page.getByText('ripe', { exact: true })).toBeVisible();
  await expect.element(page.getByText('green', { exact: true })).toBeVisible();
  await screen.unmount();
  const [item] = itemsOf(AWARD_100);
  if (item === undefined) throw new Error('no item');
  const points = answeredApart(
    (doc) => setPoints(doc, item.key, 3),
    (doc) => setPoints(doc, item.key, null),
  );
  await render(note(points, AWARD_100));
  await expect.element(page.getByText('3', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Blank', { exact: true })).toBeVisible();
});
