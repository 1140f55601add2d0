import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionCode } from '../../../domain/words/ids.ts';
import { newEntryId, newTasterId, tastingCode } from '../contract/facts.ts';
import type { Database, PanelScope } from '../database.ts';
import { findGlass, insertGlasses, listGlasses } from '../sessions/glasses.ts';
import { changeSession, findSession, listSessionNumbers } from '../sessions/sessions.ts';
import { sealedSheet } from '../testing/sheet-with-marks.ts';
import { testDatabase } from '../testing/test-database.ts';
import { C1, C2, type TwoSessions, twoSessions } from '../testing/two-sessions.ts';
import { listMarks } from './marks.ts';
import {
  insertSheet,
  insertSheets,
  lastSealed,
  listSealedSheets,
  reopenSheet,
  setSheetValidity,
} from './sheets.ts';

let database: Database;
let facts: TwoSessions;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  facts = await twoSessions(database);
});

const inPanel = <Value>(work: (scope: PanelScope, facts: TwoSessions) => Promise<Value>) =>
  database.inPanel(facts.panel, (scope) => work(scope, facts));
const reopening = { at: '2026-11-28T10:00:00Z', by: 'Eva', reason: 'wrong glass' };

describe('SES-7 the glasses of a session', () => {
  test('are those of that session, by taster and position, and what was served stays as it is', async () => {
    await inPanel(async (scope, { ana, ben, brine, first }) => {
      const served = await listGlasses(scope, first);
      expect(served.map(({ taster, code, position }) => [taster, code, position])).toEqual([
        [ana, C2, 1],
        [ana, C1, 2],
        [ben, C1, 1],
        [ben, C2, 2],
      ]);
      const again = { taster: ana, sample: brine, code: C1, replicate: 2, position: 7 } as const;
      await insertGlasses(scope, first, [{ ...again, entry: newEntryId() }]);
      expect(await listGlasses(scope, first)).toEqual(served);
      await insertGlasses(scope, first, []);
      const glass = { session: first, taster: ben, code: C2 };
      expect(await findGlass(scope, glass)).toEqual(served[3]);
      expect(await findGlass(scope, { ...glass, code: tastingCode('999') })).toBeNull();
      expect(await findGlass(scope, { ...glass, taster: newTasterId() })).toBeNull();
    });
  });
});

describe('EVA-3 a sealed sheet', () => {
  test('of one glass says nothing of the other glasses, tasters and sessions', async () => {
    await inPanel(async (scope, { ana, ben, first, second }) => {
      const glass = { session: first, taster: ana, code: C1 };
      const others = [
        { ...glass, session: second },
        { ...glass, taster: ben },
        { ...glass, code: C2 },
      ];
      await insertSheets(scope, []);
      await insertSheets(
        scope,
        [glass, ...others].map((key) => sealedSheet(key, 1, { fusty: 1 })),
      );
      await reopenSheet(scope, glass, { ...reopening, version: 1 });
      expect(await lastSealed(scope, glass)).toMatchObject({ open: true });
      for (const key of others) expect(await lastSealed(scope, key)).toMatchObject({ open: false });
      await insertSheet(scope, sealedSheet(glass, 2, { fusty: 9 }));
      await reopenSheet(scope, glass, { ...reopening, version: 9 });
      expect(await lastSealed(scope, glass)).toMatchObject({ version: 2, open: false });
      await setSheetValidity(scope, glass, 2, false);
      await setSheetValidity(scope, glass, 1, true);
      const valid = async (session: SessionCode) =>
        (await listSealedSheets(scope, session)).map((sheet) => [
          sheet.taster,
          sheet.code,
          sheet.version,
          sheet.valid,
          sheet.marks['fusty'],
        ]);
      expect(await valid(first)).toEqual([
        [ana, C2, 1, true, 1],
        [ana, C1, 2, false, 9],
        [ben, C1, 1, true, 1],
      ]);
      expect(await valid(second)).toEqual([[ana, C1, 1, true, 1]]);
      const why = await scope.trx
        .selectFrom('sheets')
        .select(['reopenedBy', 'reopenReason'])
        .where('reopenedAt', 'is not', null)
        .execute();
      expect(why).toEqual([{ reopenedBy: 'Eva', reopenReason: 'wrong glass' }]);
    });
  });

  test('is listed with its sample, place, lateness and digest', async () => {
    await inPanel(async (scope, { ben, brine, first }) => {
      const sheet = sealedSheet({ session: first, taster: ben, code: C2 }, 1, { fruity: 30 });
      await insertSheet(scope, { ...sheet, late: true });
      expect(await listSealedSheets(scope, first)).toEqual([
        {
          withoutDigest: true,
          taster: ben,
          sample: brine,
          replicate: 1,
          code: C2,
          position: 2,
          version: 1,
          digest: 'digest 1',
          late: true,
          valid: true,
          sealedAt: '2026-11-27T09:11:00.000Z',
          signedAt: '2026-11-27T09:11:00.000Z',
          heatingDevice: '6',
          calibratedAt: null,
          conduct: null,
          keyed: null,
          marks: {
            fusty: null,
            musty: null,
            winey: null,
            frostbitten: null,
            rancid: null,
            other: null,
            fruity: 30,
            bitter: null,
            pungent: null,
          },
          fruityKind: 'green',
          otherDescriptor: null,
        },
      ]);
      const { signature: _signature, ...value } = sheet.value;
      const unsigned = { ...sheet, version: 2, value: { ...value, signature: null } };
      await expect(insertSheet(scope, unsigned)).rejects.toThrow('without a signature');
    });
  });
});

test('EXP-1 the answers come by session, sample, taster and line, of the sheets that stand', async () => {
  await inPanel(async (scope, { ana, ben, first, second }) => {
    const key = { session: first, taster: ana, code: C1 };
    await insertSheets(scope, [
      sealedSheet(key, 1, { fruity: 40 }),
      sealedSheet({ ...key, taster: ben }, 1, { rancid: 12 }),
      sealedSheet({ ...key, code: C2 }, 1, { bitter: 8 }),
      sealedSheet({ ...key, session: second }, 1, { pungent: 5 }),
    ]);
    await reopenSheet(scope, key, { ...reopening, version: 1 });
    const said = async (session: SessionCode | null) =>
      (await listMarks(scope, session))
        .filter(({ mm }) => mm !== null)
        .map((row) => [row.session, row.sample, row.taster, row.position, row.attribute, row.mm]);
    expect(await said(first)).toEqual([
      [1, 'S-1', 'T-2', 1, 'bitter', 8],
      [1, 'S-2', 'T-1', 1, 'rancid', 12],
    ]);
    expect(await said(null)).toEqual([
      [1, 'S-1', 'T-2', 1, 'bitter', 8],
      [1, 'S-2', 'T-1', 1, 'rancid', 12],
      [2, 'S-2', 'T-2', 2, 'pungent', 5],
    ]);
    expect((await listMarks(scope, first)).map(({ attribute }) => attribute).slice(0, 9)).toEqual([
      'fusty',
      'musty',
      'winey',
      'frostbitten',
      'rancid',
      'other',
      'fruity',
      'bitter',
      'pungent',
    ]);
    expect(await listSessionNumbers(scope)).toEqual([1, 2]);
    await changeSession(scope, first, { state: 'shown' });
    expect(await findSession(scope, first)).toMatchObject({ samples: 2, tasters: 2, sealed: 2 });
  });
});
