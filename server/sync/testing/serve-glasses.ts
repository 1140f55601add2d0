import type { SessionState } from '../../../domain/words/session-state.ts';
import { newEntryId, newSampleId } from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { insertGlasses } from '../../database/sessions/glasses.ts';
import type { testPanel } from './test-panel.ts';

/** A glass of a taster: the taster's number and the tasting code. */
export type TestGlass = readonly [taster: number, code: string];

/**
 * Serves glasses in the panel's session, each of a sample of its own, so that their sheets have a
 * sample. The session is created with its first glass, shown unless `state` says otherwise. Glasses
 * that were served before stay.
 */
export async function serveGlasses(
  database: Database,
  people: ReturnType<typeof testPanel>,
  glasses: readonly TestGlass[],
  state: SessionState = 'shown',
): Promise<void> {
  const served = glasses.map(([number, code]) => ({
    taster: people.tasterId(number),
    code: people.code(code),
    sample: newSampleId(),
    entry: newEntryId(),
    replicate: 1 as const,
    position: Number(code),
  }));
  await database.inPanel(people.panel, async (scope) => {
    const { trx, panel } = scope;
    await trx
      .insertInto('sessions')
      .values({ panel, number: people.session, date: '2026-11-27', state })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('tasters')
      .values(served.map(({ taster: id }) => ({ panel, id, code: id, firstName: 'Ana' })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('samples')
      .values(served.map(({ sample: id }) => ({ panel, id, code: id })))
      .execute();
    await insertGlasses(scope, people.session, served);
  });
}
