import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as Y from 'yjs';
import { createEvaluation, setMark } from '../../../domain/documents/evaluation.document.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { QuarantinedCopyNote } from './quarantined-copy-note.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** A sheet of a generation with a fusty mark of this length, in mm. */
function sheet(birth: string, fusty: number): Y.Doc {
  const doc = new Y.Doc();
  createEvaluation(doc, birth);
  setMark(doc, 'fusty', mm(fusty));
  return doc;
}

/** The message on a copy with a fusty mark of 50 mm, and a current sheet that is stored. */
async function shown(present: Y.Doc, why: 'made-anew' | 'sealed' = 'made-anew') {
  const update = Y.encodeStateAsUpdate(sheet('before', 50));
  const copy = { document: `${ID}/evaluation/1.${ID}.111`, birth: 'before', update, at: 7, why };
  const onDrop = vi.fn(() => Promise.resolve());
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <QuarantinedCopyNote copy={copy} present={{ doc: present, isStored: true }} onDrop={onDrop} />
    </I18nProvider>,
  );
  await expect.element(screen.getByRole('status')).toBeVisible();
  return { screen, onDrop };
}

test('SYN-8, SYN-66 a copy goes by itself once the sheet made anew says all of it and is stored', async () => {
  const { onDrop } = await shown(sheet('anew', 50));
  expect(onDrop).toHaveBeenCalledTimes(1);
});

test('SYN-8, SYN-66 a copy stays while the sheet made anew says otherwise', async () => {
  const { screen, onDrop } = await shown(sheet('anew', 40));
  expect(onDrop).not.toHaveBeenCalled();
  expect(screen.getByRole('button').all()).toHaveLength(3);
  // Re-opening a sheet recreates it as well.
  await expect.element(screen.getByText(/Sheet reopened, or/)).toBeVisible();
});

test('SYN-8 a copy does not go because the screen still shows that very copy, as it was once stored', async () => {
  const { screen, onDrop } = await shown(sheet('before', 50));
  expect(onDrop).not.toHaveBeenCalled();
  expect(screen.getByRole('button').all()).toHaveLength(2);
});

test('SYN-31 of a sheet that was sealed too early it is told why, and nothing is taken over into what is sealed', async () => {
  const { screen, onDrop } = await shown(sheet('before', 40), 'sealed');
  await expect.element(screen.getByText(/Handed in on another device/)).toBeVisible();
  expect(onDrop).not.toHaveBeenCalled();
  expect(screen.getByRole('button').all()).toHaveLength(3);
});

test('SYN-55, SYN-84 what was marked of it on this device is shown, and saved as a file, whatever the sealed sheet says', async () => {
  const { screen } = await shown(sheet('before', 40), 'sealed');
  await expect.element(screen.getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await screen.getByRole('button', { name: 'Look' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('columnheader', { name: 'On this device' })).toBeVisible();
  expect(dialog.getByRole('rowheader').all()).toHaveLength(1);
  expect(dialog.getByText('Blank').all()).toHaveLength(0);
  expect(dialog.getByRole('button', { name: /Take over/ }).all()).toHaveLength(0);
});
