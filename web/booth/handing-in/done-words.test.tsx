import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { signedInUser } from '../../../domain/account/testing/accounts.ts';
import type { Glass } from '../../../domain/documents/tray.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import { meQuery } from '../../parts/http/queries.ts';
import { code, sheets, signed, tray } from '../tray-state/booth.fixture.ts';
import { type SheetView, type TrayGlass, trayGlasses } from '../tray-state/glass-state.ts';
import { useHandedInWords } from '../tray-state/handed-in-words.ts';
import { DoneWords } from './done-words.tsx';

const sealed = { at: '2026-11-20T10:00:00.000Z', version: 1, digest: 'd' };

function Words({ glasses }: { readonly glasses: readonly TrayGlass[] }) {
  const words = useHandedInWords();
  return (
    <>
      <DoneWords glasses={glasses} />
      {glasses.map((glass) => words(glass))}
    </>
  );
}

async function said(
  seal: Glass['sealed'],
  views: ReadonlyMap<TastingCode, SheetView> = new Map(),
): Promise<string> {
  const queries = new QueryClient();
  queries.setQueryData(meQuery().queryKey, { ...signedInUser(), boothRest: 5 });
  const given = tray({ glasses: [{ code: code('417'), sealed: seal }] });
  const { container } = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={queries}>
        <Words glasses={trayGlasses(given, views, IOC_VO)} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return container.textContent;
}

test('KEY-6 who has handed in reads of a sheet of paper that it is one and who keyed it in, and that no such sheet is signed', async () => {
  const paper = await said({ ...sealed, keyed: true, keyedBy: 'Elena Marín' });
  expect(paper).toContain('Sheet 417: filled in on paper, keyed in by Elena Marín, stored');
  expect(paper).not.toMatch(/signed/);
  const earlier = await said({ ...sealed, keyed: true });
  expect(earlier).toContain('Sheet 417: filled in on paper, stored');
  const own = await said(sealed);
  expect(own).toContain('Sheet 417 is signed and stored');
  expect(own).toContain('All signed and stored.');
});

test('BTH-2 BTH-37 who handed in without a network is not told that all is stored, or that the booth may be left', async () => {
  const away = await said(null, sheets(['417', signed('2026-11-20T10:00:00.000Z')]));
  expect(away).toContain('1 sheet on its way:');
  expect(away).toContain('Sheet 417 is signed, kept here until sent');
  expect(away).not.toMatch(/All signed|you may leave|idle minute/);
  const stored = await said(sealed);
  expect(stored).toMatch(/All signed and stored\..*after 5 idle minutes/);
  expect(stored).not.toMatch(/on its way|leave this page open/);
});
