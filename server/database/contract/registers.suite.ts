import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { alikeKey } from '../../../domain/fields/clean-line.ts';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { tasterForm } from '../../../domain/tasters/testing/taster-row.ts';
import { readSettingsBook, writeSettingsChange } from '../../books/settings-book.ts';
import { readPanel, updatePanel } from '../installation/panels.ts';
import { readSettings } from '../installation/settings.ts';
import { json } from '../json.ts';
import { insertSample, listSamples, SAMPLE_SORTS, updateSample } from '../samples/samples.ts';
import { createSession, findSession, listSessions, SESSION_SORTS } from '../sessions/sessions.ts';
import { takenCodes } from '../taken-codes.ts';
import {
  insertTaster,
  linkAccount,
  listTasters,
  noteLastSession,
  TASTER_SORTS,
  updateTaster,
} from '../tasters/tasters.ts';
import { foundPanel, newSampleId, newTasterId, type UseDatabase } from './facts.ts';

/** Contract suite of samples, tasters, sessions, panels and settings, for both engines. */
export function registersSuite(use: UseDatabase): void {
  it('REG-1 a form that was read before somebody else saved is refused', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const [sample, taster] = [newSampleId(), newTasterId()];
      await insertSample(scope, sample, sampleForm({ code: 'S-1' }));
      await insertTaster(scope, taster, tasterForm({ code: 'T-1' }));
      const saved = await updateSample(scope, sample, sampleForm({ code: 'S-1b', revision: 1 }));
      expect(saved).toMatchObject({ ok: true, value: { code: 'S-1b', revision: 2 } });
      const late = { code: 'changed-meanwhile', data: { revision: 2 } };
      expect(
        await updateSample(scope, sample, sampleForm({ code: 'x', revision: 1 })),
      ).toMatchObject(late);
      await updateTaster(scope, taster, tasterForm({ code: 'T-1b', revision: 1 }));
      expect(
        await updateTaster(scope, taster, tasterForm({ code: 'x', revision: 1 })),
      ).toMatchObject(late);
      await updatePanel(scope, { city: 'Jaén' }, 1);
      expect(await updatePanel(scope, { city: 'Córdoba' }, 1)).toMatchObject(late);
      expect(await readPanel(scope)).toMatchObject({ city: 'Jaén', revision: 2 });
    });
  });

  it('REG-2 a code is one sample, whatever its letters; another panel may have the same', async () => {
    const [one, other] = [await foundPanel(use()), await foundPanel(use())];
    const second = newSampleId();
    await use().inPanel(one, async (scope) => {
      await insertSample(scope, newSampleId(), sampleForm({ code: 'S-1' }));
      const taken = { ok: false, code: 'code-taken' };
      expect(await insertSample(scope, newSampleId(), sampleForm({ code: 's-1' }))).toMatchObject(
        taken,
      );
      await insertSample(scope, second, sampleForm({ code: 'S-2' }));
      expect(
        await updateSample(scope, second, sampleForm({ code: 's-1', revision: 1 })),
      ).toMatchObject(taken);
      expect(await updateSample(scope, newSampleId(), sampleForm({ code: 'S-3' }))).toMatchObject({
        code: 'not-found',
      });
    });
    const there = await use().inPanel(other, (scope) =>
      insertSample(scope, newSampleId(), sampleForm({ code: 'S-1' })),
    );
    expect(there.ok).toBe(true);
  });

  it('REG-3 what was used of a sample stays used when its first quantity is corrected', async () => {
    const panel = await foundPanel(use());
    const id = newSampleId();
    await use().inPanel(panel, async (scope) => {
      await insertSample(scope, id, sampleForm({ code: 'S-1', initialQuantity: 500 }));
      await scope.trx.updateTable('samples').set({ currentQuantity: 440 }).execute();
      const saved = await updateSample(
        scope,
        id,
        sampleForm({ code: 'S-1', initialQuantity: 250, revision: 1 }),
      );
      expect(saved).toMatchObject({ value: { initialQuantity: 250, currentQuantity: 190 } });
    });
  });

  it('LST-1 a list is searched, ordered and paged, in every order it offers', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      for (const code of ['A_1', 'B%2', 'C3', 'd4', 'E5']) {
        await insertSample(scope, newSampleId(), sampleForm({ code, active: code !== 'C3' }));
        await insertTaster(scope, newTasterId(), tasterForm({ code }));
      }
      const codes = async (query: object) =>
        (await listSamples(scope, query)).rows.map(({ code }) => code);
      expect(await codes({ sort: 'code', direction: 'ascending' })).toEqual([
        'A_1',
        'B%2',
        'C3',
        'd4',
        'E5',
      ]);
      expect(await codes({ sort: 'code', direction: 'descending', size: '2', page: '2' })).toEqual([
        'C3',
        'B%2',
      ]);
      expect(await codes({ search: '%' })).toEqual(['B%2']);
      expect(await codes({ search: '_' })).toEqual(['A_1']);
      expect(await codes({ search: 'D4' })).toEqual(['d4']);
      expect(await codes({ state: 'inactive' })).toEqual(['C3']);
      expect(await listSamples(scope, { size: '2' })).toMatchObject({
        total: 5,
        rows: { length: 2 },
      });
      for (const sort of SAMPLE_SORTS)
        expect((await listSamples(scope, { sort })).rows).toHaveLength(5);
      for (const sort of TASTER_SORTS)
        expect((await listTasters(scope, { sort, search: 'ana' })).rows).toHaveLength(5);
    });
  });

  it('LST-6 a sample is found by its code, its reference and its note, whatever their capitals', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      for (const [code, change] of [
        ['A-1', { externalReference: 'Molino 7' }],
        ['B-2', { additionalInfo: 'Recogida en Baeza' }],
        ['C-3', { presentation: 'Baeza' }],
      ] as const)
        await insertSample(scope, newSampleId(), sampleForm({ code, ...change }));
      const found = async (search: string) => {
        const { rows, total } = await listSamples(scope, { search });
        expect(total).toBe(rows.length);
        return rows.map(({ code }) => code);
      };
      expect(await found('a-1')).toEqual(['A-1']);
      expect(await found('MOLINO')).toEqual(['A-1']);
      expect(await found('baeza')).toEqual(['B-2']);
      expect(await found('BAEZA')).toEqual(['B-2']);
      expect(await found('nothing')).toEqual([]);
    });
  });

  it('REG-4 a taster keeps their account and the day of their last session', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const id = newTasterId();
      await insertTaster(scope, id, tasterForm({ code: 'T-1' }));
      await linkAccount(scope, id, { account: id, username: 'ana' });
      await noteLastSession(scope, [id], '2026-11-20');
      await noteLastSession(scope, [id], '2026-10-01');
      expect((await listTasters(scope, { search: 'ana' })).rows).toMatchObject([
        { displayName: 'Ana T-1', username: 'ana', lastSession: '2026-11-20' },
      ]);
    });
  });

  it('TDY-2 TDY-8 who is away the longest comes first, a taster of no session yet since they were registered', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      for (const [code, last] of [
        ['newest', '2999-01-01'],
        ['never', null],
        ['oldest', '2001-01-01'],
      ] as const) {
        const id = newTasterId();
        await insertTaster(scope, id, tasterForm({ code }));
        if (last !== null) await noteLastSession(scope, [id], last);
      }
      const { rows } = await listTasters(scope, { sort: 'awaySince' });
      expect(rows.map(({ code }) => code)).toEqual(['oldest', 'never', 'newest']);
    });
  });

  it('REG-5 session numbers count from 1 in each panel, without doubles', async () => {
    const [one, other] = [await foundPanel(use()), await foundPanel(use())];
    const open = (panel: typeof one) =>
      use().inPanel(panel, (scope) =>
        createSession(scope, { date: '2026-11-27', training: false, by: 'Eva' }),
      );
    const numbers = await Promise.all([open(one), open(one), open(other), open(one)]);
    expect([numbers[0], numbers[1], numbers[3]].sort()).toEqual([1, 2, 3]);
    expect(numbers[2]).toBe(1);
    await use().inPanel(one, async (scope) => {
      const [first] = numbers;
      expect(await findSession(scope, first)).toMatchObject({
        date: '2026-11-27',
        state: 'draft',
        samples: 0,
        sealed: 0,
        validatedAt: null,
      });
      for (const sort of SESSION_SORTS)
        expect((await listSessions(scope, { sort })).rows).toHaveLength(3);
      expect((await listSessions(scope, { state: 'validated' })).total).toBe(0);
      expect((await listSessions(scope, { search: '2026-11' })).total).toBe(3);
    });
  });

  it('SET-5, SET-11 a row of settings that names no version of the method is older than the second', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      expect((await readSettings(scope)).settings.method).toBe('verdial-method-3');
      await scope.trx
        .updateTable('panelSettings')
        .set({ settings: json({ scheme: 'IOC' }) })
        .where('panel', '=', panel)
        .execute();
      expect((await readSettings(scope)).settings).toMatchObject({
        method: 'verdial-method-1',
        scheme: 'IOC',
      });
    });
  });

  it('SET-1, SET-10 settings change at the heads they were read at, and the row shows what the book says', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const book = await readSettingsBook(scope);
      if (!book.ok) throw new Error(book.code);
      expect(book.value.settings).toEqual(defaultPanelSettings());
      const stamp = { at: '2026-11-21T08:00:00.000Z', by: 'eva', name: 'Eva', reason: 'advice' };
      const change = { ...stamp, changes: { inactivityMonths: 9 } };
      expect(await writeSettingsChange(scope, change, book.value.heads)).toMatchObject({
        ok: true,
      });
      expect(await writeSettingsChange(scope, change, book.value.heads)).toMatchObject({
        code: 'changed-meanwhile',
      });
      expect((await readSettings(scope)).settings).toEqual({
        ...defaultPanelSettings(),
        inactivityMonths: 9,
      });
    });
  });

  it.each(['T01\u200b', 't\u00ad01', ' T01\n'])(
    'REG-2 the code %j is taken where T01 is there: they look alike',
    async (code) => {
      const panel = await foundPanel(use());
      await use().inPanel(panel, async (scope) => {
        const taken = { ok: false, code: 'code-taken' };
        const [taster, sample] = [newTasterId(), newSampleId()];
        await insertTaster(scope, newTasterId(), tasterForm({ code: 'T01' }));
        await insertSample(scope, newSampleId(), sampleForm({ code: 'T01' }));
        await insertTaster(scope, taster, tasterForm({ code: 'T02' }));
        await insertSample(scope, sample, sampleForm({ code: 'T02' }));
        expect(await insertTaster(scope, newTasterId(), tasterForm({ code }))).toMatchObject(taken);
        expect(await insertSample(scope, newSampleId(), sampleForm({ code }))).toMatchObject(taken);
        const revision = 1;
        expect(await updateTaster(scope, taster, tasterForm({ code, revision }))).toMatchObject(
          taken,
        );
        expect(await updateSample(scope, sample, sampleForm({ code, revision }))).toMatchObject(
          taken,
        );
        expect(await takenCodes(scope, 'samples', [code])).toEqual(new Set(['t01']));
      });
    },
  );

  it('REG-2 the database looks codes up as the domain does, whatever characters they are of', async () => {
    const panel = await foundPanel(use());
    const blanks = '\u0009\u000b\u0085\u00a0\u1680\u2003\u2028\u202f\u205f\u3000';
    const unseen =
      '\u0001\u001f\u007f\u0086\u00ad\u034f\u061c\u115f\u17b5\u180e\u200b\u202e\u2060\u3164\ufe0f\ufeff\uffa0\ufff8\u{1bca0}\u{e0041}';
    const codes = [...blanks, ...unseen].map((sign, place) => ` É\u0301${place}${sign}x${sign}`);
    await use().inPanel(panel, async (scope) => {
      for (const code of codes) await insertTaster(scope, newTasterId(), tasterForm({ code }));
      const { rows } = await sql<{ code: string; key: string }>`
        select code, code_key as key from tasters where panel = ${panel}`.execute(scope.trx);
      expect(rows).toHaveLength(codes.length);
      for (const { code, key } of rows) expect(key, JSON.stringify(code)).toBe(alikeKey(code));
    });
  });

  it('LST-10 names and references are ordered and found without capitals and accents', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const names = ['Óscar', 'zamora', 'Alonso', 'Ñusta', 'Álvarez', 'Nadal'];
      for (const [index, firstName] of names.entries()) {
        await insertTaster(scope, newTasterId(), tasterForm({ code: `T${index}`, firstName }));
        const sample = sampleForm({ code: `S-${index}`, externalReference: firstName });
        await insertSample(scope, newSampleId(), sample);
      }
      const tasters = async (query: object) =>
        (await listTasters(scope, { sort: 'displayName', direction: 'ascending', ...query })).rows;
      const samples = async (query: object) =>
        (await listSamples(scope, { sort: 'externalReference', direction: 'ascending', ...query }))
          .rows;
      const ordered = ['Alonso', 'Álvarez', 'Nadal', 'Ñusta', 'Óscar', 'zamora'];
      expect((await tasters({})).map((row) => row.firstName)).toEqual(ordered);
      expect((await samples({})).map((row) => row.externalReference)).toEqual(ordered);
      for (const search of ['alvarez', 'ÁLVAREZ', 'A\u0301lvarez']) {
        expect((await tasters({ search })).map((row) => row.firstName)).toEqual(['Álvarez']);
        expect((await samples({ search })).map((row) => row.externalReference)).toEqual([
          'Álvarez',
        ]);
      }
    });
  });

  it.each(['samples', 'tasters'] as const)(
    'DAT-47 codes of %s are looked up by an index, also behind the wall of a panel',
    async (register) => {
      const panel = await foundPanel(use());
      await use().inPanel(panel, async (scope) => {
        await insertSample(scope, newSampleId(), sampleForm({ code: 'S-É1' }));
        await insertTaster(scope, newTasterId(), tasterForm({ code: 'S-É1' }));
        expect(await takenCodes(scope, register, ['s-é1', 'S-2'])).toEqual(new Set(['s-é1']));
        await sql`set local enable_seqscan = off`.execute(scope.trx);
        // With few rows every index has the same cost. Only one index returns this order.
        await sql`set local enable_sort = off`.execute(scope.trx);
        const planned = await sql<object>`explain select code_key from ${sql.table(register)}
          where panel = ${sql.lit(panel)} and code_key in ('s-1', 's-2') order by code_key`.execute(
          scope.trx,
        );
        expect(JSON.stringify(planned.rows)).toMatch(/Index Cond: [^"]*code_key/);
      });
    },
  );
}
