import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonical } from '../../domain/files/canonical.ts';
import { type PanelId, parsePanelId } from '../../domain/words/ids.ts';
import { createPanel } from '../books/create-panel.ts';
import { foundPanel } from '../database/contract/facts.ts';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { appendAudit, appendAudits } from './append-audit.ts';
import { leaderEntry } from './testing/leader-entry.ts';
import { trailOf } from './trail-scope.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const ZEROS = '0000000000000000000000000000000000000000000000000000000000000000';

const rowsOf = (panel: PanelId) =>
  database.inPanel(panel, ({ trx }) =>
    trx.selectFrom('audit').selectAll().where('panel', '=', panel).orderBy('sequence').execute(),
  );

test('AUD-2 AUD-25 the digest of an entry is that of its canonical text, with the digest of the one before', async () => {
  const panel = parsePanelId('6f1f0c9e-6c0f-4d52-9d55-0a4e2b6f1c11');
  if (panel === null) throw new Error('not an id');
  await database.asInstallation((trx) => createPanel(trx, { id: panel, name: 'Jaén' }));
  const who = { panel, actor: 'user-1', name: 'Eva', role: 'jefespanel', from: '192.0.2.7' };
  const place = await database.inPanel(panel, async ({ trx }) => {
    const full = { data: { b: [1, 'ä'], a: null }, before: { x: 1 }, after: { x: 2 }, reason: 'r' };
    const at = new Date('2026-11-27T09:00:00.123Z');
    await appendAudit(trailOf(database, trx), { ...who, command: 'one', ...full }, at);
    return appendAudit(
      trailOf(database, trx),
      { ...who, command: 'two' },
      new Date('2026-11-27T09:01:00.000Z'),
    );
  });
  const first = sha256(
    '{"actor":"user-1","after":{"x":2},"at":"2026-11-27T09:00:00.123Z","before":{"x":1},' +
      '"command":"one","data":{"a":null,"b":[1,"ä"]},"from":"192.0.2.7","name":"Eva",' +
      `"panel":"6f1f0c9e-6c0f-4d52-9d55-0a4e2b6f1c11","previous":"${ZEROS}","reason":"r",` +
      '"role":"jefespanel","sequence":1}',
  );
  const second = sha256(
    '{"actor":"user-1","after":null,"at":"2026-11-27T09:01:00.000Z","before":null,' +
      '"command":"two","data":null,"from":"192.0.2.7","name":"Eva",' +
      `"panel":"6f1f0c9e-6c0f-4d52-9d55-0a4e2b6f1c11","previous":"${first}","reason":null,` +
      '"role":"jefespanel","sequence":2}',
  );
  expect(place).toEqual({ sequence: 2, digest: second });
  const [one, two] = await rowsOf(panel);
  expect(one).toEqual({
    panel,
    sequence: 1,
    at: new Date('2026-11-27T09:00:00.123Z'),
    actor: 'user-1',
    name: 'Eva',
    role: 'jefespanel',
    origin: '192.0.2.7',
    command: 'one',
    data: { b: [1, 'ä'], a: null },
    before: { x: 1 },
    after: { x: 2 },
    reason: 'r',
    previous: ZEROS,
    digest: first,
    ofSample: null,
    ofTaster: null,
    ofSession: null,
    ofAccount: null,
    ofBook: null,
  });
  expect(two).toMatchObject({ previous: first, digest: second, reason: null, data: null });
});

test('AUD-2 AUD-25 several entries of a panel follow one another, and one of another panel is refused', async () => {
  const [panel, other] = [await foundPanel(database), await foundPanel(database)];
  const at = new Date('2026-11-27T09:00:00.000Z');
  const dated = (of: PanelId, command: string) => ({
    entry: leaderEntry(of, command),
    at,
  });
  const append = (...entries: ReturnType<typeof dated>[]) =>
    database.inPanel(panel, ({ trx }) => appendAudits(trailOf(database, trx), panel, entries));
  expect(await append()).toEqual({ sequence: 0, digest: ZEROS });
  expect(await append(dated(panel, 'a'), dated(panel, 'b'))).toMatchObject({ sequence: 2 });
  expect(await append(dated(panel, 'c'))).toMatchObject({ sequence: 3 });
  await expect(append(dated(panel, 'd'), dated(other, 'e'))).rejects.toThrow('another panel');
  const rows = await rowsOf(panel);
  expect(rows.map(({ sequence, command }) => [sequence, command])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ]);
  expect(rows.map(({ previous }) => previous)).toEqual([ZEROS, rows[0]?.digest, rows[1]?.digest]);
});

test('AUD-2 two values that are equal as JSON have one spelling', () => {
  expect(canonical({ b: 1, a: { d: [true, null, 'x'], c: 0.5 } })).toBe(
    '{"a":{"c":0.5,"d":[true,null,"x"]},"b":1}',
  );
  expect(canonical({ b: undefined, a: [undefined, {}] })).toBe('{"a":[null,{}]}');
  expect(canonical(new Date('2026-11-27T09:00:00Z'))).toBe('"2026-11-27T09:00:00.000Z"');
  expect([canonical(null), canonical(undefined), canonical(''), canonical(0)]).toEqual([
    'null',
    'null',
    '""',
    '0',
  ]);
  expect(canonical({ a10: 1, a9: 2, B: 3, ä: 4 })).toBe('{"B":3,"a10":1,"a9":2,"ä":4}');
});
