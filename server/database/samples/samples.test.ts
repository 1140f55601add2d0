import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleForm, sampleRow } from '../../../domain/samples/testing/sample-row.ts';
import type { SampleId } from '../../../domain/words/ids.ts';
import { foundPanel, newSampleId } from '../contract/facts.ts';
import type { Database, PanelScope } from '../database.ts';
import { takenCodes } from '../taken-codes.ts';
import { testDatabase } from '../testing/test-database.ts';
import { lockQuantity } from './sample-movements.ts';
import {
  findSample,
  findSamples,
  insertSample,
  listSamples,
  setSampleState,
  updateSample,
} from './samples.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const inNewPanel = async (work: (scope: PanelScope) => Promise<void>): Promise<void> =>
  database.inPanel(await foundPanel(database), work);

const FULL = {
  code: 'S-1',
  externalReference: 'Lot 7',
  presentation: 'Dark glass',
  receptionDate: '2026-11-01',
  expirationDate: '2027-11-01',
  certificationDate: '2026-10-01',
  initialQuantity: 500,
  reference: true,
  referenceScope: 'rancid',
  referenceClass: 'VOO',
  referenceOrigin: 'ring test',
  referenceValues: [],
  active: false,
  additionalInfo: 'kept cool',
} as const;

describe('REG-1 a sample', () => {
  test('is read as it was written', async () => {
    await inNewPanel(async (scope) => {
      const id = newSampleId();
      const row = sampleRow({ id, ...FULL, currentQuantity: 500 });
      expect(await insertSample(scope, id, { ...FULL, revision: 0 })).toEqual({
        ok: true,
        value: row,
      });
      expect(await findSample(scope, id)).toEqual(row);
      const { certificationDate, referenceClass, referenceOrigin, referenceValues, ...rest } = FULL;
      const next = { ...rest, presentation: 'Tin', revision: 1 };
      expect(await updateSample(scope, id, next)).toEqual({
        ok: true,
        value: { ...row, presentation: 'Tin', revision: 2 },
      });
      expect(await updateSample(scope, newSampleId(), next)).toMatchObject({ code: 'not-found' });
    });
  });

  test('REG-2 keeps its own code, and is told which code another has', async () => {
    await inNewPanel(async (scope) => {
      const [one, other] = [newSampleId(), newSampleId()];
      await insertSample(scope, one, sampleForm({ code: 'Äpfel' }));
      await insertSample(scope, other, sampleForm({ code: 'S-2' }));
      expect(await insertSample(scope, newSampleId(), sampleForm({ code: 's-2' }))).toEqual({
        ok: false,
        code: 'code-taken',
        data: { code: 's-2' },
      });
      const own = sampleForm({ code: 's-2', revision: 1 });
      expect(await updateSample(scope, other, own)).toMatchObject({ value: { code: 's-2' } });
      expect(await updateSample(scope, one, own)).toEqual({
        ok: false,
        code: 'code-taken',
        data: { code: 's-2' },
      });
      const taken = await takenCodes(scope, 'samples', ['S-2', 's-2', 'S-3', 'äPFEL']);
      expect([...taken].sort()).toEqual(['s-2', 'äpfel']);
      expect(await takenCodes(scope, 'samples', [])).toEqual(new Set());
      expect(await takenCodes(scope, 'tasters', ['s-2'])).toEqual(new Set());
    });
  });

  test('SAM-4 SAM-11 a form does not turn whether it is active: that asks for a reason', async () => {
    await inNewPanel(async (scope) => {
      const id = newSampleId();
      await insertSample(scope, id, sampleForm({ code: 'S-1' }));
      const form = sampleForm({ code: 'S-1', active: false, presentation: 'Tin', revision: 1 });
      expect(await updateSample(scope, id, form)).toMatchObject({
        value: { active: true, presentation: 'Tin', revision: 2 },
      });
    });
  });

  test('REG-3 SAM-8 never holds less than nothing when its first quantity is corrected', async () => {
    await inNewPanel(async (scope) => {
      const id = newSampleId();
      await insertSample(scope, id, sampleForm({ code: 'S-1', initialQuantity: 500 }));
      await scope.trx.updateTable('samples').set({ currentQuantity: 100 }).execute();
      const corrected = sampleForm({ code: 'S-1', initialQuantity: 300, revision: 1 });
      expect(await updateSample(scope, id, corrected)).toMatchObject({
        value: { initialQuantity: 300, currentQuantity: 0 },
      });
      expect(await lockQuantity(scope, newSampleId())).toBeNull();
    });
  });

  test('SAM-4 SAM-11 is turned on and off at the revision it was read at', async () => {
    await inNewPanel(async (scope) => {
      const [id, other] = [newSampleId(), newSampleId()];
      await insertSample(scope, id, sampleForm({ code: 'S-1' }));
      await insertSample(scope, other, sampleForm({ code: 'S-2' }));
      const state = { active: false, validated: false, revision: 1 };
      expect(await setSampleState(scope, newSampleId(), state)).toMatchObject({
        code: 'not-found',
      });
      expect(await setSampleState(scope, id, { ...state, revision: 2 })).toEqual({
        ok: false,
        code: 'changed-meanwhile',
        data: { revision: 1 },
      });
      expect(await setSampleState(scope, id, state)).toMatchObject({ value: { active: false } });
      expect(await findSample(scope, other)).toMatchObject({ active: true, revision: 1 });
    });
  });
});

/** The codes on a page, and the total number of rows. */
const codes = async (scope: PanelScope, query: object) => {
  const { rows, total } = await listSamples(scope, query);
  return [rows.map(({ code }) => code).join(' '), total];
};

describe('LST-1 the samples’ list', () => {
  test('is ordered by every column, narrowed, searched and paged', async () => {
    await inNewPanel(async (scope) => {
      const ids: SampleId[] = [newSampleId(), newSampleId(), newSampleId()];
      const given = [
        ['b', 'Zoe', '2026-11-02', '2027-01-03', 30, true, false],
        ['A', 'yan', '2026-11-03', '2027-01-01', 10, false, true],
        ['c', 'Xin', '2026-11-01', '2027-01-02', 20, true, true],
      ] as const;
      const [s0, s1] = [ids[0], ids[1]];
      for (const [index, row] of given.entries()) {
        const [code, externalReference, receptionDate, expirationDate, ml, active, reference] = row;
        const id = ids[index];
        if (id === undefined) throw new Error('no id');
        await insertSample(
          scope,
          id,
          sampleForm({
            code,
            externalReference,
            receptionDate,
            expirationDate,
            initialQuantity: ml,
            active,
            reference,
            referenceScope: reference ? 'rancid' : '',
          }),
        );
      }
      await scope.trx
        .updateTable('samples')
        .set({ class: sql`case code when 'A' then 'VOO' when 'b' then 'EVOO' else 'LOO' end` })
        .execute();
      if (s0 === undefined || s1 === undefined) throw new Error('no ids');
      await scope.trx
        .updateTable('samples')
        .set({ validated: true })
        .where('id', '=', s0)
        .execute();
      const up = { direction: 'ascending' };
      expect(await codes(scope, {})).toEqual(['A b c', 3]);
      expect(await codes(scope, { ...up, sort: 'code' })).toEqual(['A b c', 3]);
      expect(await codes(scope, { ...up, sort: 'externalReference' })).toEqual(['c A b', 3]);
      expect(await codes(scope, { ...up, sort: 'receptionDate' })).toEqual(['c b A', 3]);
      expect(await codes(scope, { ...up, sort: 'expirationDate' })).toEqual(['A c b', 3]);
      expect(await codes(scope, { ...up, sort: 'currentQuantity' })).toEqual(['A c b', 3]);
      expect(await codes(scope, { ...up, sort: 'class' })).toEqual(['b c A', 3]);
      expect((await codes(scope, { ...up, sort: 'active' }))[0]).toMatch(/^A/);
      expect(await codes(scope, { state: 'active', ...up, sort: 'code' })).toEqual(['b c', 2]);
      expect(await codes(scope, { state: 'inactive' })).toEqual(['A', 1]);
      expect(await codes(scope, { validated: 'yes' })).toEqual(['b', 1]);
      expect(await codes(scope, { reference: 'yes', ...up, sort: 'code' })).toEqual(['A c', 2]);
      expect(await codes(scope, { ids: `${s0},${s1}`, ...up, sort: 'code' })).toEqual(['A b', 2]);
      expect(await codes(scope, { search: 'YAN' })).toEqual(['A', 1]);
      const words = { search: 'i', state: 'active' };
      expect(await codes(scope, words)).toEqual(['c', 1]);
      await insertSample(scope, newSampleId(), sampleForm({ code: 'c-2' }));
      await insertSample(scope, newSampleId(), sampleForm({ code: 'c-3' }));
      const page = { search: 'c', sort: 'code', ...up, size: '2' };
      expect(await codes(scope, page)).toEqual(['c c-2', 3]);
      expect(await codes(scope, { ...page, page: '2' })).toEqual(['c-3', 3]);
      expect(await codes(scope, { ...page, page: '3' })).toEqual(['', 3]);
      expect(await codes(scope, { search: 'none' })).toEqual(['', 0]);
      expect(await codes(scope, { size: '2', page: '3', sort: 'code', ...up })).toEqual(['c-3', 5]);
      expect(await findSamples(scope, [])).toEqual([]);
      expect(
        (await findSamples(scope, [s0, s1, newSampleId()])).map(({ id }) => id).sort(),
      ).toEqual([s0, s1].sort());
    });
  });
});

describe('LST-7 the samples’ list is narrowed', () => {
  test('by class, defect, days of reception, reference and validated, all at once, and within its panel', async () => {
    const fill = async (scope: PanelScope, prefix: string) => {
      const given = [
        ['1', '2026-11-01', 'VOO', 'rancid', true, true],
        ['2', '2026-11-02', 'VOO', null, false, true],
        ['3', '2026-11-03', 'EVOO', null, true, false],
        ['4', '2026-11-04', null, null, false, false],
        ['5', null, 'LOO', 'rancid', false, true],
      ] as const;
      for (const [code, receptionDate, oil, predominantDefect, reference, validated] of given) {
        const id = newSampleId();
        const referenceScope = reference ? 'panel' : '';
        const fields = { receptionDate, reference, referenceScope };
        await insertSample(scope, id, sampleForm({ code: `${prefix}${code}`, ...fields }));
        await scope.trx
          .updateTable('samples')
          .set({ class: oil, predominantDefect, validated })
          .where('id', '=', id)
          .execute();
      }
    };
    await inNewPanel((scope) => fill(scope, 'other-'));
    await inNewPanel(async (scope) => {
      await fill(scope, 's');
      const seen = async (query: object) =>
        (await codes(scope, { ...query, sort: 'code', direction: 'ascending' }))[0];
      expect(await seen({})).toBe('s1 s2 s3 s4 s5');
      expect(await seen({ class: 'VOO' })).toBe('s1 s2');
      expect(await seen({ class: 'none' })).toBe('s4');
      expect(await seen({ defect: 'rancid' })).toBe('s1 s5');
      // A sample without a verdict does not count as one without a defect.
      expect(await seen({ defect: 'none' })).toBe('s2 s3');
      expect(await seen({ reference: 'yes' })).toBe('s1 s3');
      expect(await seen({ reference: 'no' })).toBe('s2 s4 s5');
      expect(await seen({ validated: 'yes' })).toBe('s1 s2 s5');
      expect(await seen({ validated: 'no' })).toBe('s3 s4');
      expect(await seen({ from: '2026-11-02' })).toBe('s2 s3 s4');
      expect(await seen({ until: '2026-11-02' })).toBe('s1 s2');
      expect(await seen({ from: '2026-11-02', until: '2026-11-03' })).toBe('s2 s3');
      expect(await seen({ class: 'VOO', defect: 'rancid', search: 's' })).toBe('s1');
      expect(await seen({ class: 'VOO', defect: 'rancid', from: '2026-11-02' })).toBe('');
      const byDefect = { sort: 'predominantDefect', direction: 'descending' };
      expect((await codes(scope, { ...byDefect, validated: 'yes', class: 'LOO' }))[1]).toBe(1);
    });
  });
});
