import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exclude } from '../../../domain/documents/assessment.document.ts';
import { notesName } from '../../../domain/documents/document-names.ts';
import { setPlanField } from '../../../domain/documents/session.document.ts';
import { awardPoints } from '../../../domain/testing/award-points.ts';
import { createNamedRecords } from '../../audit/named-records.ts';
import { verifyRecords } from '../../audit/verify-records.ts';
import { listAssessed } from '../../database/results/assessed.ts';
import { resultsOfSession } from '../../database/results/results.ts';
import { findSample } from '../../database/samples/samples.ts';
import { scoresOfSession } from '../../database/samples/store-scores.ts';
import { ENGINES, type StartedEngine } from '../../database/testing/engines.ts';
import { type PanelAtWork, panelAtWork, there } from '../testing/panel-at-work.ts';

describe.each(ENGINES)('validating a session that was scored with points on $name', ({ start }) => {
  let engine: StartedEngine;
  let panel: PanelAtWork;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  /**
   * A closed competition of two samples and three tasters, the second sample a point lower at each
   * item.
   */
  async function closed() {
    panel = await panelAtWork(engine.database, { tasters: 3 });
    const session = await panel.shown(undefined, (doc) => setPlanField(doc, 'sheet', 'award-100'));
    for (const { taster, code, sample } of await panel.glasses(session)) {
      const below = sample === panel.sampleIds[0] ? 0 : 1;
      await panel.givePoints(session, taster, code, awardPoints(below));
      expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
    }
    expect(await panel.give('close-session', { session })).toMatchObject({ ok: true });
    return session;
  }
  const inPanel: PanelAtWork['database']['inPanel'] = (of, work) =>
    engine.database.inPanel(of, work);

  test('SHT-7, SHT-6, SHT-38 the scores are stored with places and medals, no sample has a class, and nothing is asked of criteria', async () => {
    const session = await closed();
    const validated = await panel.give('validate-session', { session, reason: null });
    expect(validated).toMatchObject({ ok: true, value: { results: 2, failed: 0 } });
    const [scores, results] = await inPanel(panel.panel, async (scope) => [
      await scoresOfSession(scope, session),
      await resultsOfSession(scope, session),
    ]);
    expect(results).toEqual([]);
    expect(
      scores.map(({ sample, scores: { total, rank, medal, n } }) => [
        sample.code,
        total.score,
        rank,
        medal,
        n,
      ]),
    ).toEqual([
      ['S1', 100, 1, 'gold', 3],
      ['S2', 89, 2, 'gold', 3],
    ]);
    for (const id of panel.sampleIds)
      expect(await inPanel(panel.panel, (scope) => findSample(scope, id))).toMatchObject({
        class: null,
        validated: false,
      });
  });

  test('SHT-7, AUD-10, SHT-39, SHT-40 a validation taken back withdraws the scores, which stay; what differs from the trail is found', async () => {
    const session = await closed();
    await panel.give('validate-session', { session, reason: null });
    const wrong = async (digest?: string) => {
      const named = createNamedRecords();
      for (const { at, data, before, after, ...told } of await panel.trail()) {
        const link = { ...told, at: at.toISOString(), data, before, after };
        named.note({ ...link, panel: panel.panel, from: '', sequence: 1, previous: '' });
      }
      for (const [what, one] of named.scores)
        if (digest !== undefined) named.scores.set(what, { ...one, digest });
      return inPanel(panel.panel, (scope) => verifyRecords(scope, named));
    };
    expect(await wrong()).toBeNull();
    await panel.give('invalidate-session', { session, reason: 'a slip' });
    expect(await inPanel(panel.panel, (scope) => scoresOfSession(scope, session))).toEqual([]);
    expect(await wrong()).toBeNull();
    expect(await wrong('a digest of something else')).toMatchObject({ problem: 'results-changed' });
  });

  test('SHT-13, SHT-44, SHT-45 scores stand in the list of assessments beside results, ordered, narrowed and searched; withdrawn they do not', async () => {
    const session = await closed();
    await panel.give('validate-session', { session, reason: null });
    const lines = await panel.shown();
    await panel.sealAll(lines);
    await panel.give('close-session', { session: lines });
    await panel.give('validate-session', { session: lines, reason: 'few tasters' });
    const seen = async (query: object = {}) => {
      const { rows, total } = await inPanel(panel.panel, (scope) => listAssessed(scope, query));
      const said = rows.map(({ sample, points, result }) =>
        [sample.code, points?.total ?? result?.class].join(' '),
      );
      return [...said, total];
    };
    const both = ['S1 NOCLASIFICATED', 'S2 NOCLASIFICATED'];
    expect(await seen({ sort: 'total', direction: 'descending' })).toEqual([
      'S1 100',
      'S2 89',
      ...both.toReversed(),
      4,
    ]);
    expect(await seen({ sort: 'totalMedian', direction: 'ascending' })).toEqual([
      'S2 89',
      'S1 100',
      ...both,
      4,
    ]);
    expect(await seen({ sort: 'md', direction: 'descending' })).toEqual([
      ...both.toReversed(),
      'S2 89',
      'S1 100',
      4,
    ]);
    expect(await seen({ state: 'points', sort: 'sample', direction: 'ascending' })).toEqual([
      'S1 100',
      'S2 89',
      2,
    ]);
    expect(await seen({ state: 'NOCLASIFICATED', sort: 'sample', direction: 'ascending' })).toEqual(
      [...both, 2],
    );
    expect(await seen({ search: 's2', sort: 'total', direction: 'descending' })).toEqual([
      'S2 89',
      'S2 NOCLASIFICATED',
      2,
    ]);
    expect(await seen({ sort: 'total', direction: 'descending', size: '1', page: '2' })).toEqual([
      'S2 89',
      4,
    ]);
    await panel.give('invalidate-session', { session, reason: 'a slip' });
    expect(await seen({ sort: 'sample', direction: 'ascending' })).toEqual([...both, 2]);
    expect(await seen({ state: 'points' })).toEqual([0]);
    expect(await seen({ state: 'invalid' })).toEqual([0]);
  });

  test('TRN-12, TRN-29 the list of assessments is narrowed to those of training, with and without scores in the panel', async () => {
    panel = await panelAtWork(engine.database, { tasters: 3 });
    const held = async (training: boolean) => {
      const session = await panel.shown(undefined, (doc) =>
        setPlanField(doc, 'training', training),
      );
      await panel.sealAll(session);
      await panel.give('close-session', { session });
      await panel.give('validate-session', { session, reason: 'few tasters' });
      return session;
    };
    const seen = async (query: object) => {
      const { rows } = await inPanel(panel.panel, (scope) => listAssessed(scope, query));
      return rows.map(({ session, result }) => [session, result?.training]);
    };
    await held(false);
    const training = await held(true);
    const state = 'training';
    const both = [
      [training, true],
      [training, true],
    ];
    expect(await seen({ state })).toEqual(both);
    expect(await seen({ state, sort: 'total' })).toEqual(both);
    expect(await seen({})).toHaveLength(4);
  });

  test('SHT-6, SHT-36 a sheet that is left out does not count', async () => {
    const session = await closed();
    const [taster, sample] = [there(panel.tasterIds[0]), there(panel.sampleIds[1])];
    const name = notesName({ panel: panel.panel, session }, sample);
    const why = { reason: 'a cold', by: 'Eva', at: '2026-11-27T12:00:00.000Z' };
    await panel.sync.change(name, (doc) => exclude(doc, { taster, replicate: 1, ...why }));
    await panel.give('validate-session', { session, reason: null });
    const scores = await inPanel(panel.panel, (scope) => scoresOfSession(scope, session));
    expect(scores.map(({ scores: { n } }) => n)).toEqual([3, 2]);
  });
});
