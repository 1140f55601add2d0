import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { code, planFixture, replicateOf } from '../../live/session/board-facts.fixture.ts';
import { CodesLine } from './codes-line.tsx';

test.each([
  [1, /· code 417$/],
  [2, /· codes 417, 852$/],
])(
  'ASM-1 above an assessment of %i glasses their codes are told as so many',
  async (count, words) => {
    const entries = ([1, 2] as const).slice(0, count).map(replicateOf);
    const codes = ['417', '852'].map(code);
    const plan = planFixture({
      entries,
      codes: new Map(entries.map(({ id }, at) => [id, codes[at] ?? code('417')])),
    });
    const screen = await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <CodesLine session={43} plan={plan} entries={entries} />
      </I18nProvider>,
    );
    expect(screen.container.textContent).toMatch(words);
  },
);
