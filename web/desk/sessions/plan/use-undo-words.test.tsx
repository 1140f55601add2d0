import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Turned } from '../../../../domain/documents/undo-history.ts';
import { useUndoWords } from './use-plan-undo.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const names = new Set(['set roomTemperature']);

function Said(props: { readonly act: 'back' | 'again'; readonly turned: Turned | null }) {
  const words = useUndoWords((client) => (client === 7 ? 'Carmen Ruiz' : null));
  return words(props.act, props.turned);
}

test.each([
  ['back', { names, replaced: null }, /^Undone: room temperature$/],
  ['again', { names, replaced: null }, /^Redone: room temperature$/],
  ['back', { names, replaced: { by: 7 } }, /^Not undone: .*, replaced by Carmen Ruiz$/],
  ['again', { names, replaced: { by: 7 } }, /^Not redone: .*, replaced by Carmen Ruiz$/],
  ['back', { names, replaced: { by: 8 } }, /^Not undone: .*, replaced since$/],
  ['again', { names, replaced: { by: null } }, /^Not redone: .*, replaced since$/],
  ['back', null, /^Nothing to undo$/],
  ['again', null, /^Nothing to redo$/],
] as const)('PLN-6 what Ctrl+Z came to is said: %s %j', async (act, turned, words) => {
  const { container } = await render(
    <I18nProvider i18n={i18n}>
      <Said act={act} turned={turned} />
    </I18nProvider>,
  );
  expect(container.textContent).toMatch(words);
});
