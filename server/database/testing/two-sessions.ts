import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../../../domain/tasters/testing/taster-row.ts';
import type { PanelId, SampleId, SessionCode, TasterId } from '../../../domain/words/ids.ts';
import {
  foundPanel,
  newEntryId,
  newSampleId,
  newTasterId,
  tastingCode,
} from '../contract/facts.ts';
import type { Database } from '../database.ts';
import { insertSample } from '../samples/samples.ts';
import { insertGlasses } from '../sessions/glasses.ts';
import { createSession } from '../sessions/sessions.ts';
import { insertTaster } from '../tasters/tasters.ts';

/** The tasting codes of the two glasses. */
export const [C1, C2] = [tastingCode('417'), tastingCode('823')];

/** The ids of a panel with two tasters and two samples, served in two sessions. */
export type TwoSessions = {
  readonly panel: PanelId;
  readonly ana: TasterId;
  readonly ben: TasterId;
  readonly oil: SampleId;
  readonly brine: SampleId;
  readonly first: SessionCode;
  readonly second: SessionCode;
};

/**
 * Creates two sessions, the later day first. In each, two tasters have two glasses in opposite
 * orders.
 */
export async function twoSessions(database: Database): Promise<TwoSessions> {
  const panel = await foundPanel(database);
  const [a, b] = [newTasterId(), newTasterId()];
  const [ana, ben] = a < b ? [a, b] : [b, a];
  const [oil, brine] = [newSampleId(), newSampleId()];
  return database.inPanel(panel, async (scope) => {
    await insertTaster(scope, ana, tasterForm({ code: 'T-2' }));
    await insertTaster(scope, ben, tasterForm({ code: 'T-1' }));
    await insertSample(scope, oil, sampleForm({ code: 'S-2' }));
    await insertSample(scope, brine, sampleForm({ code: 'S-1' }));
    const held = async (date: string, training: boolean): Promise<SessionCode> => {
      const session = await createSession(scope, { date, training, by: 'Eva' });
      const [entry, other] = [newEntryId(), newEntryId()];
      await insertGlasses(scope, session, [
        { taster: ana, sample: oil, code: C1, entry, replicate: 1, position: 2 },
        { taster: ana, sample: brine, code: C2, entry: other, replicate: 1, position: 1 },
        { taster: ben, sample: oil, code: C1, entry, replicate: 1, position: 1 },
        { taster: ben, sample: brine, code: C2, entry: other, replicate: 1, position: 2 },
      ]);
      return session;
    };
    const first = await held('2026-11-28', false);
    return { panel, ana, ben, oil, brine, first, second: await held('2026-11-27', true) };
  });
}
