import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { sampleRow } from '../../../domain/samples/testing/sample-row.ts';
import type { OpenCall } from '../../../domain/today/today-answers.ts';
import { useNeedWords } from './use-need-words.ts';

const In =
  (locale: 'es' | 'fr') =>
  ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>{children}</I18nProvider>
  );
const InSpanish = In('es');

test('NUM-2 Today says of a taster who is not competent which index is above which limit', async () => {
  const { result } = await renderHook(() => useNeedWords(), { wrapper: InSpanish });
  const beyond = { series: 'fruity', index: 'dn', value: 2.1043, limit: 2.0986111 } as const;
  const { detail } = result.current({
    kind: 'competence',
    tasters: [{ code: 'T01', name: 'Ana', beyond: [beyond] }],
  });
  expect(detail).toContain('2,104 above 2,099');
});

test('LOC-4 Today leaves in French a space that does not break before the semicolon between tasters', async () => {
  const { result } = await renderHook(() => useNeedWords(), { wrapper: In('fr') });
  const taster = (code: string) => ({ code, name: 'Ana', beyond: [] });
  const { detail } = result.current({ kind: 'competence', tasters: ['T01', 'T02'].map(taster) });
  expect(detail).toMatch(/T01 Ana.*\u00a0; T02 Ana/);
});

test('SAM-7 Today writes what is left of a sample in the language of the page', async () => {
  const { result } = await renderHook(() => useNeedWords(), { wrapper: InSpanish });
  const words = (currentQuantity: number) =>
    result.current({ kind: 'oil', sample: sampleRow({ currentQuantity }) }).title;
  expect(words(21.599999999999994)).toBe('S-1 has 21,6 mL left');
  expect(words(45)).toBe('S-1 has 45 mL left');
});

test('BRD-1 Today says of a call for a wrong glass which code was read on it, where one was', async () => {
  const { result } = await renderHook(() => useNeedWords(), { wrapper: InSpanish });
  const at = '2026-11-27T09:00:00.000Z';
  const said = (call: OpenCall['call']) =>
    result.current({
      kind: 'call',
      call: { session: 12, taster: 'id-of-ana', code: 'T01', name: 'Ana', call },
    }).detail;
  expect(said({ at, reason: 'wrong-glass', read: '538' })).toBe(
    'Session 12: wrong glass 538 in the tray',
  );
  expect(said({ at, reason: 'wrong-glass' })).toBe('Session 12: wrong glass in the tray');
  expect(said({ at, reason: 'help' })).toBe('Session 12: asks for help');
});
