import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as Y from 'yjs';
import {
  createEvaluation,
  setMark,
  setPoints,
} from '../../../domain/documents/evaluation.document.ts';
import { AWARD_100 } from '../../../domain/sheets/definition/award-100.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { ChangedElsewhereNote } from './changed-elsewhere-note.tsx';

/** Creates a sheet on two devices, which exchange updates when the test says so. */
function twoDevices() {
  const [here, there] = [new Y.Doc(), new Y.Doc()];
  createEvaluation(here, 'b');
  Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
  return {
    here,
    there,
    meet() {
      Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
      Y.applyUpdate(here, Y.encodeStateAsUpdate(there));
    },
  };
}

const show = (doc: Y.Doc, definition: SheetDefinition = IOC_VO) =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ChangedElsewhereNote doc={doc} definition={definition} />
    </I18nProvider>,
  );
const told = () => page.getByText(/^Changed on another device/);
const title = () => told().query()?.textContent;

test('BTH-50 a mark in whose place stands one of another device is named, without a figure, until it is made again here', async () => {
  const { here, there, meet } = twoDevices();
  setMark(here, 'rancid', mm(60));
  meet();
  await show(here);
  setMark(there, 'rancid', mm(10));
  setMark(there, 'fusty', mm(20));
  meet();
  await expect.poll(title).toBe('Changed on another device: Rancid');
  expect(document.body.textContent).not.toMatch(/\d/);
  setMark(there, 'rancid', null);
  setMark(there, 'fusty', mm(21));
  meet();
  await expect
    .element(told())
    .toHaveTextContent('Changed on another device: Fusty / muddy sediment, Rancid');
  setMark(here, 'rancid', mm(60));
  setMark(here, 'fusty', mm(20));
  await expect.element(told()).not.toBeInTheDocument();
});

test('BTH-50, BTH-53 of two marks that were made apart, the device whose mark gives way tells it, until both are remembered', async () => {
  const { here, there, meet } = twoDevices();
  await show(here);
  await show(there);
  setMark(here, 'rancid', mm(60));
  setMark(there, 'rancid', mm(10));
  meet();
  expect(here.getMap('marks').get('rancid')).toBe(there.getMap('marks').get('rancid'));
  await expect.element(told()).toHaveTextContent('Changed on another device: Rancid');
  // The conflict as the server writes it.
  for (const doc of [here, there]) doc.getMap('apart').set('marks.rancid', [60]);
  await expect.element(told()).not.toBeInTheDocument();
});

test('BTH-50 what was blank here, or is answered alike, is not told', async () => {
  const { here, there, meet } = twoDevices();
  setMark(here, 'bitter', mm(30));
  setMark(here, 'pungent', mm(5));
  meet();
  await show(here);
  setMark(there, 'rancid', mm(10));
  setMark(there, 'bitter', mm(30));
  setMark(there, 'pungent', mm(6));
  meet();
  expect(here.getMap('marks').get('rancid')).toBe(10);
  await expect.poll(title).toBe('Changed on another device: Pungent');
});

test('BTH-50 an item of a sheet of points is named as the sheet has it', async () => {
  const { here, there, meet } = twoDevices();
  const item = AWARD_100.blocks[0]?.items[1];
  if (item === undefined) throw new Error('no item');
  setPoints(here, item.key, 3);
  meet();
  await show(here, AWARD_100);
  setPoints(there, item.key, 4);
  meet();
  await expect.element(told()).toHaveTextContent(`Changed on another device: ${item.name.en}`);
});
