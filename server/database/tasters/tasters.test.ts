import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept } from '../../../domain/refusal.ts';
import { tasterForm, tasterRow } from '../../../domain/tasters/testing/taster-row.ts';
import { byCode } from '../../../domain/words/code-order.ts';
import { writeStatus } from '../../books/status-book.ts';
import { foundPanel, newTasterId } from '../contract/facts.ts';
import type { Database, PanelScope } from '../database.ts';
import { readQualityNames } from '../quality/quality-names.ts';
import { panelToday } from '../sessions/panel-day.ts';
import { testDatabase } from '../testing/test-database.ts';
import {
  findTaster,
  findTasters,
  insertTaster,
  linkAccount,
  listTasters,
  noteLastSession,
  updateTaster,
} from './tasters.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const inNewPanel = async (work: (scope: PanelScope) => Promise<void>): Promise<void> =>
  database.inPanel(await foundPanel(database), work);

const FULL = {
  code: 'T-1',
  firstName: 'Ana',
  lastName: 'Mar',
  phone: '+34 953',
  email: 'ana@x.test',
  additionalInfo: 'left-handed',
  active: false,
  address: 'Calle 1',
  address2: '2 B',
  city: 'Jaén',
  state: 'Andalucía',
  postalCode: '23001',
  country: 'ES',
} as const;

test('REG-1 a taster is read as written, and what a form leaves out stays', async () => {
  await inNewPanel(async (scope) => {
    const [id, other] = [newTasterId(), newTasterId()];
    const row = tasterRow({
      id,
      ...FULL,
      displayName: 'Ana Mar',
      registeredOn: await panelToday(scope),
    });
    expect(await insertTaster(scope, id, { ...FULL, revision: 0 })).toEqual(accept(row));
    await insertTaster(scope, other, tasterForm({ code: 'T-2' }));
    expect(await findTaster(scope, id)).toEqual(row);
    const { address, address2, city, state, postalCode, country, ...short } = FULL;
    const next = { ...short, lastName: 'Sol', revision: 1 };
    expect(await updateTaster(scope, id, next)).toEqual(
      accept({ ...row, lastName: 'Sol', displayName: 'Ana Sol', revision: 2 }),
    );
    expect(await findTaster(scope, other)).toMatchObject({ lastName: 'T-2', revision: 1 });
    expect(await updateTaster(scope, newTasterId(), next)).toMatchObject({ code: 'not-found' });
    expect(await findTaster(scope, newTasterId())).toBeNull();
    expect(await findTasters(scope, [])).toEqual([]);
    expect((await findTasters(scope, [other, newTasterId()])).map((one) => one.id)).toEqual([
      other,
    ]);
  });
});

test('REG-2 a taster keeps the own code, and is told which another has', async () => {
  await inNewPanel(async (scope) => {
    const id = newTasterId();
    await insertTaster(scope, id, tasterForm({ code: 'T-1' }));
    await insertTaster(scope, newTasterId(), tasterForm({ code: 'T-2' }));
    const taken = { ok: false, code: 'code-taken', data: { code: 't-2' } };
    expect(await insertTaster(scope, newTasterId(), tasterForm({ code: 't-2' }))).toEqual(taken);
    expect(await updateTaster(scope, id, tasterForm({ code: 't-2', revision: 1 }))).toEqual(taken);
    expect(await updateTaster(scope, id, tasterForm({ code: 't-1', revision: 1 }))).toMatchObject({
      value: { code: 't-1' },
    });
  });
});

test('REG-4 a taster keeps the later day and the account until it is unlinked', async () => {
  await inNewPanel(async (scope) => {
    const [id, other] = [newTasterId(), newTasterId()];
    await insertTaster(scope, id, tasterForm({ code: 'T-1' }));
    await insertTaster(scope, other, tasterForm({ code: 'T-2' }));
    await linkAccount(scope, id, { account: id, username: 'ana' });
    await noteLastSession(scope, [], '2026-11-01');
    await noteLastSession(scope, [id], '2026-11-20');
    await noteLastSession(scope, [id], '2026-11-19');
    expect(await findTaster(scope, id)).toMatchObject({
      username: 'ana',
      lastSession: '2026-11-20',
    });
    await noteLastSession(scope, [id], '2026-11-21');
    await linkAccount(scope, id, null);
    expect(await findTaster(scope, id)).toMatchObject({
      username: null,
      lastSession: '2026-11-21',
    });
    expect(await findTaster(scope, other)).toMatchObject({ username: null, lastSession: null });
  });
});

test('STS-3 the status today is that of the last span that has begun', async () => {
  await inNewPanel(async (scope) => {
    const [id, other] = [newTasterId(), newTasterId()];
    await insertTaster(scope, id, tasterForm({ code: 'T-1' }));
    await insertTaster(scope, other, tasterForm({ code: 'T-2' }));
    const stamp = { at: '2026-01-01T08:00:00.000Z', by: 'eva', name: 'Eva', reason: 'course' };
    for (const [status, from] of [
      ['training', '2001-01-01'],
      ['qualified', '2002-01-01'],
      ['retired', '2999-01-01'],
    ] as const)
      await writeStatus(scope, id, { ...stamp, act: 'add', status, from }, () => accept(null));
    expect(await findTaster(scope, id)).toMatchObject({ status: 'qualified' });
    expect(await findTaster(scope, other)).toMatchObject({ status: null });
  });
});

test('LST-1 the list of tasters is ordered, narrowed, searched and paged', async () => {
  await inNewPanel(async (scope) => {
    const ids = [newTasterId(), newTasterId(), newTasterId()] as const;
    const [a, b, c] = ids;
    await insertTaster(
      scope,
      a,
      tasterForm({ code: 'b1', firstName: 'zoe', email: 'q@mill.test' }),
    );
    await insertTaster(scope, b, tasterForm({ code: 'A1', firstName: 'Yan', active: false }));
    await insertTaster(scope, c, tasterForm({ code: 'c1', firstName: 'Xin' }));
    await linkAccount(scope, c, { account: c, username: 'winner' });
    for (const [id, day] of [
      [a, '2026-11-03'],
      [b, '2026-11-01'],
      [c, '2026-11-02'],
    ] as const)
      await noteLastSession(scope, [id], day);
    const seen = async (query: object) => {
      const { rows, total } = await listTasters(scope, query);
      return [rows.map(({ code }) => code).join(' '), total];
    };
    expect(await seen({})).toEqual(['A1 b1 c1', 3]);
    expect(await seen({ sort: 'displayName' })).toEqual(['c1 A1 b1', 3]);
    expect(await seen({ sort: 'lastSession' })).toEqual(['A1 c1 b1', 3]);
    expect((await seen({ sort: 'active' }))[0]).toMatch(/^A1/);
    expect(await seen({ direction: 'descending' })).toEqual(['c1 b1 A1', 3]);
    expect(await seen({ state: 'active' })).toEqual(['b1 c1', 2]);
    expect(await seen({ state: 'inactive' })).toEqual(['A1', 1]);
    expect(await seen({ ids: `${a},${b}` })).toEqual(['A1 b1', 2]);
    expect(await seen({ search: 'C1' })).toEqual(['c1', 1]);
    expect(await seen({ search: 'ZOE' })).toEqual(['b1', 1]);
    expect(await seen({ search: 'mill' })).toEqual(['b1', 1]);
    expect(await seen({ search: 'winn' })).toEqual(['c1', 1]);
    expect(await seen({ search: '%' })).toEqual(['', 0]);
    expect(await seen({ size: '2', page: '2' })).toEqual(['c1', 3]);
  });
});

test('REG-11 tasters are listed in the order of their codes as people count', async () => {
  await inNewPanel(async (scope) => {
    const codes = ['T10', 't2', 'T1', 'T20', 'A9', 'T02b', 'T12345678901'];
    for (const code of codes) await insertTaster(scope, newTasterId(), tasterForm({ code }));
    const { rows } = await listTasters(scope, {});
    const listed = rows.map(({ code }) => code);
    expect(listed).toEqual(codes.toSorted(byCode));
    expect(listed.slice(0, 3)).toEqual(['A9', 'T1', 't2']);
    const named = (await readQualityNames(scope)).tasters.map(({ code }) => code);
    expect(named).toEqual(listed);
  });
});
