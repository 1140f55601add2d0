import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Doc } from 'yjs';
import '../../theme/theme.ts';
import { createEvaluation, readEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';
import type { DocumentStatus } from '../../live/pool/document-handle.ts';
import { Note } from '../../ui/note/note.tsx';
import { ReopenedNote } from '../glasses/reopened-note.tsx';
import { code } from '../tray-state/booth.fixture.ts';
import { rowId } from './sheet-row.tsx';
import { SheetView } from './sheet-view.tsx';

const STATUS: DocumentStatus = {
  ...{ onDevice: true, received: true, stored: true, storedAt: null, unstored: null },
  ...{ ready: true, met: true, synced: true, scope: 'read-write', refused: null },
};
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const at = '2026-11-27T09:00:00.000Z';
const reopened = { at, by: 'Carmen Ruiz', reason: 'The line of bitter was skipped' };

/** A sheet that is open again, which its taster has read of; `told` is what is told meanwhile. */
function Reopened({ doc, told }: { readonly doc: Doc; readonly told?: string }) {
  const read = readEvaluation(doc);
  if (!read.ok) throw new Error(read.code);
  const state = { kind: 'open', startedAt: at } as const;
  return (
    <I18nProvider i18n={i18n}>
      <SheetView
        sheet={{ doc, value: read.value, status: STATUS }}
        definition={IOC_VO}
        pixelsPerMm={3.78}
        header={<h1 style={{ height: 60 }}>Glass 417</h1>}
        notes={
          <>
            <ReopenedNote
              glass={{ code: code('417'), position: 1, sealed: null, reopened, state }}
            />
            {told !== undefined && <Note kind="warning" title={told} />}
          </>
        }
        readNotes={1}
        onLanguage={() => {}}
        onReview={() => {}}
      />
    </I18nProvider>
  );
}

/** The lines in whose middle a finger would touch something else. */
const covered = (): readonly string[] =>
  ATTRIBUTE_KEYS.filter((key) => {
    const line = document.querySelector(`#${rowId(key)} [role=slider]`);
    if (line === null) throw new Error(key);
    const { left, top, width, height } = line.getBoundingClientRect();
    return !line.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

afterEach(() => page.viewport(1280, 800));

test.each([
  [1180, 820],
  [820, 1180],
])(
  'BTH-48 at %i x %i px what was read of a sheet lies over none of its lines, and what is told meanwhile goes when it is read',
  async (width, height) => {
    await page.viewport(width, height);
    const doc = new Doc();
    createEvaluation(doc, 'b');
    const screen = await render(<Reopened doc={doc} />);
    await document.fonts.ready;
    const again = screen.getByRole('button', { name: 'What was told' });
    await expect.element(again).toBeVisible();
    expect(covered()).toEqual([]);

    await again.click();
    await expect.element(screen.getByText('Sheet 417 is open again')).toBeVisible();
    await screen.getByRole('button', { name: 'Understood' }).click();
    await expect.poll(covered).toEqual([]);

    await screen.rerender(<Reopened doc={doc} told="The leader is called" />);
    await expect.element(screen.getByText('The leader is called')).toBeVisible();
    await screen.getByRole('button', { name: 'Understood' }).click();
    await expect.poll(covered).toEqual([]);
    await expect.element(screen.getByText('The leader is called')).not.toBeVisible();
    await screen.rerender(<Reopened doc={doc} />);
    await expect.element(screen.getByText('Sheet 417 is open again')).not.toBeVisible();
  },
);
