import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BY_SERVER } from '../../../domain/documents/header.ts';
import {
  code,
  exclusionFixture,
  sealedAt,
  taster,
} from '../../live/session/board-facts.fixture.ts';
import type { EvaluationRow } from './evaluation-row.ts';
import { useEvaluationColumns } from './use-evaluation-columns.tsx';

/** Renders the cell of the validity of a sheet that was left out with a reason. */
function Validity({ reason, by }: { readonly reason: string; readonly by: string }) {
  const row: EvaluationRow = {
    taster: taster(1),
    code: code('417'),
    position: 1,
    signedAt: null,
    record: null,
    state: { kind: 'excluded', reason },
    sealed: sealedAt('10:09:00'),
    isJudged: true,
    exclusion: { ...exclusionFixture(taster(1)), reason, by },
  };
  const columns = useEvaluationColumns({
    registers: { samples: new Map(), tasters: new Map() },
    can: () => false,
    onAct: () => {},
  });
  return columns.find(({ id }) => id === 'valid')?.cell(row);
}

test('STS-4, STS-9 in the list of sheets one that Verdial left out says so and for what in words, another as a person wrote it', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const shown = (reason: string, by: string) => (
    <I18nProvider i18n={i18n}>
      <Validity reason={reason} by={by} />
    </I18nProvider>
  );
  const screen = await render(shown('status: suspended', BY_SERVER));
  await expect.element(screen.getByText('Suspended · Verdial')).toBeVisible();
  await screen.rerender(shown('Had a cold.', 'Eva Ruiz'));
  await expect.element(screen.getByText('Had a cold. · Eva Ruiz')).toBeVisible();
});
