import { expect, it } from 'vitest';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import {
  listResults,
  RESULT_SORTS,
  resultsOfSample,
  resultsOfSession,
} from '../results/results.ts';
import { storeResults, withdrawResults } from '../results/store-results.ts';
import { findSample } from '../samples/samples.ts';
import { extraVirginOf } from '../testing/extra-virgin-of.ts';
import { validationOf } from '../testing/furnished-panel.ts';
import { foundPanel, serveOneGlass, type UseDatabase } from './facts.ts';

const assessment = extraVirginOf({ statements: ['bitter>5'] });

/** Contract suite of validated results, for both engines. */
export function resultsSuite(use: UseDatabase): void {
  it('RES-1 RES-4 RES-5 a result stands with all it was judged by, and names the class of its sample', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const { session, sample, taster, code } = await serveOneGlass(scope);
      const sheets = [{ taster, code, version: 1, digest: 'd' }];
      const validation = validationOf(session, [{ sample, replicate: 1, assessment, sheets }]);
      await storeResults(scope, validation);
      const standing = await resultsOfSession(scope, session);
      expect(standing).toMatchObject([
        { class: 'EVOO', mf: 4.2, replicate: 1, validatedBy: 'Eva', figures: assessment },
      ]);
      expect(await findSample(scope, sample)).toMatchObject({ class: 'EVOO' });
      for (const sort of RESULT_SORTS)
        expect((await listResults(scope, { sort, state: 'EVOO' })).total).toBe(1);

      const withdrawal = { at: '2026-11-27T13:00:00.000Z', by: 'Eva' };
      await withdrawResults(scope, session, withdrawal);
      expect(await resultsOfSession(scope, session)).toEqual([]);
      expect(await findSample(scope, sample)).toMatchObject({ class: null });
      await storeResults(scope, { ...validation, at: '2026-11-27T14:00:00.000Z' });
      expect(await resultsOfSession(scope, session)).toHaveLength(1);
      const kept = await scope.trx.selectFrom('results').select('id').execute();
      expect(kept).toHaveLength(2);
    });
  });

  it('SAM-5 the standing results of a sample come with session and day, the newest first', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const { session: old, sample } = await serveOneGlass(scope);
      const [newer, other] = [await serveOneGlass(scope), await serveOneGlass(scope)];
      const of = (session: SessionCode, date: string, samples: readonly SampleId[]) =>
        validationOf(
          session,
          samples.map((one) => ({ sample: one, replicate: 1, assessment, sheets: [] })),
          { date, at: `${date}T12:00:00.000Z` },
        );
      await storeResults(scope, of(newer.session, '2026-11-27', [sample, newer.sample]));
      await storeResults(scope, of(old, '2026-10-02', [sample]));
      await storeResults(scope, of(other.session, '2026-12-01', [other.sample]));
      const days = async () =>
        (await resultsOfSample(scope, sample)).map(({ session, date }) => [session, date]);
      expect(await days()).toEqual([
        [newer.session, '2026-11-27'],
        [old, '2026-10-02'],
      ]);
      await withdrawResults(scope, newer.session, { at: '2026-11-28T09:00:00.000Z', by: 'Eva' });
      expect(await days()).toEqual([[old, '2026-10-02']]);

      // PLN-30: pairs are found among any number of results.
      for (let count = 0; count < 30; count += 1) {
        const { session } = await serveOneGlass(scope);
        await storeResults(scope, of(session, '2026-12-02', [sample]));
      }
      const all = await days();
      expect(all).toHaveLength(31);
      expect(all.at(-1)).toEqual([old, '2026-10-02']);
      expect(await resultsOfSample(scope, sample, 3)).toHaveLength(3);
    });
  });

  it('RES-2 two results of one glass cannot stand at once', async () => {
    const panel = await foundPanel(use());
    const twice = use().inPanel(panel, async (scope) => {
      const { session, sample } = await serveOneGlass(scope);
      const validation = validationOf(session, [{ sample, replicate: 1, assessment, sheets: [] }]);
      await storeResults(scope, validation);
      await storeResults(scope, validation);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
  });
}
