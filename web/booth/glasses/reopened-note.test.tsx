import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { code } from '../tray-state/booth.fixture.ts';
import type { TrayGlass } from '../tray-state/glass-state.ts';
import { ReopenedNote } from './reopened-note.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const at = '2026-11-27T09:00:00.000Z';
const reopened = { at, by: 'Carmen Ruiz', reason: 'The line of bitter was skipped.' };
const glass = { code: code('417'), position: 1, sealed: null, reopened } as const;

const shown = (state: TrayGlass['state'], reason = reopened.reason) =>
  render(
    <I18nProvider i18n={i18n}>
      <ReopenedNote glass={{ ...glass, state, reopened: { ...reopened, reason } }} />
    </I18nProvider>,
  );

test('EVA-12 a sheet that was opened again says by whom, why, and what to do; signed anew, nothing', async () => {
  const { unmount } = await shown({ kind: 'open', startedAt: at });
  const note = page.getByRole('status');
  await expect.element(note.getByText('Sheet 417 is open again')).toBeVisible();
  const said = /Carmen Ruiz opened it at .*: “The line of bitter was skipped\.”/;
  await expect.element(note.getByText(said)).toBeVisible();
  await expect.element(note.getByText(/sign again/)).toBeVisible();
  await unmount();
  await shown({ kind: 'signed', at, place: 'device' });
  expect(page.getByRole('status').elements()).toEqual([]);
});

test('EVA-12 between a reason that ends without a full stop and what is to be done one is set', async () => {
  const { container } = await shown({ kind: 'open', startedAt: at }, 'The bottle was cold');
  expect(container.textContent).toContain('“The bottle was cold”. Correct it');
});
