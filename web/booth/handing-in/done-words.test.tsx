import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Glass } from '../../../domain/documents/tray.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { code, tray } from '../tray-state/booth.fixture.ts';
import { type TrayGlass, trayGlasses } from '../tray-state/glass-state.ts';
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

async function said(seal: Glass['sealed']): Promise<string> {
  const given = tray({ glasses: [{ code: code('417'), sealed: seal }] });
  const { container } = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Words glasses={trayGlasses(given, new Map(), IOC_VO)} />
    </I18nProvider>,
  );
  return container.textContent;
}

test('KEY-6 who has handed in reads of a sheet of paper that it is one and who keyed it in, and that no such sheet is signed', async () => {
  const paper = await said({ ...sealed, keyed: true, keyedBy: 'Elena Marín' });
  expect(paper).toContain(
    'Sheet 417 was filled in on paper, keyed in by Elena Marín, and is stored',
  );
  expect(paper).not.toMatch(/signed/);
  const earlier = await said({ ...sealed, keyed: true });
  expect(earlier).toContain('Sheet 417 was filled in on paper and is stored');
  const own = await said(sealed);
  expect(own).toContain('Sheet 417 is signed and stored');
  expect(own).toContain('Every sheet is signed, sealed and stored.');
});
