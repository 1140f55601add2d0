import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { isLocale, LOCALES } from '../../../domain/words/locale.ts';
import { loadCatalog, loadDeskCatalog } from '../../i18n/load-catalog.ts';
import { BoardCell } from './board-cell.tsx';
import type { CellState } from './cell-state.ts';

/** The text of a cell in a language, without its minutes. */
async function said(locale: string, state: CellState): Promise<string> {
  if (!isLocale(locale)) throw new Error('no locale');
  const messages = { ...(await loadCatalog(locale)), ...(await loadDeskCatalog(locale)) };
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <BoardCell state={state} />
    </I18nProvider>,
  );
  const words = screen.container.textContent ?? '';
  await screen.unmount();
  return words.replace(/\s*\d+\s*min$/, '');
}

test.each([
  ['en', 'Complete'],
  ['es', 'Completa'],
  ['fr', 'Complète'],
  ['it', 'Completa'],
] as const)(
  'BRD-1 a sheet that is whole and not signed is said on the board by one word, in %s',
  async (locale, word) => {
    expect(await said(locale, { kind: 'complete', minutes: 7 })).toBe(word);
  },
);

test.each(Object.keys(LOCALES))(
  'BRD-1 no two states of a glass are said alike, in %s',
  async (locale) => {
    const states: readonly CellState[] = [
      { kind: 'not-started' },
      { kind: 'confirmed', minutes: 1 },
      { kind: 'marking', done: 4, of: 9, minutes: 1 },
      { kind: 'complete', minutes: 1 },
      { kind: 'open-again', minutes: 1, by: 'Carmen', reason: 'Musty was skipped.' },
      { kind: 'signed' },
      { kind: 'sealed', at: '2026-11-20T10:09:00Z', version: 1 },
      { kind: 'sealed', at: '2026-11-20T10:09:00Z', version: 2 },
      { kind: 'sealed', at: '2026-11-20T10:09:00Z', version: 1, keyed: true },
      { kind: 'excluded', reason: 'wrong glass' },
      { kind: 'rest', seconds: 65 },
      { kind: 'wrong-glass' },
      { kind: 'wrong-glass', read: '538' },
      { kind: 'not-returned' },
    ];
    const words = await Promise.all(states.map((state) => said(locale, state)));
    expect(new Set(words).size).toBe(states.length);
  },
);

test.each(Object.keys(LOCALES))(
  'BRD-1 the cell of a wrong glass says the code that was read on it, in %s',
  async (locale) => {
    expect(await said(locale, { kind: 'wrong-glass', read: '538' })).toContain('538');
  },
);

test('STS-4, STS-9 the reason of a sheet that Verdial left out is told in words on the board', async () => {
  const i18n = setupI18n({ locale: 'es', messages: { es: await loadCatalog('es') } });
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <BoardCell state={{ kind: 'excluded', reason: 'status: suspended' }} />
    </I18nProvider>,
  );
  const titles = [...screen.container.querySelectorAll('[title]')];
  expect(titles.map((one) => one.getAttribute('title'))).toEqual(['Suspendido']);
});
