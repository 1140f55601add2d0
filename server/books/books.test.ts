import * as Automerge from '@automerge/automerge';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accept, refuse } from '../../domain/refusal.ts';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import type { PanelId, TasterId } from '../../domain/words/ids.ts';
import { foundPanel, newTasterId } from '../database/contract/facts.ts';
import type { Database, PanelScope } from '../database/database.ts';
import { readSettings } from '../database/installation/settings.ts';
import { leftOutOn } from '../database/tasters/taster-statuses.ts';
import { insertTaster } from '../database/tasters/tasters.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { type BookDocument, openBook } from './open-book.ts';
import {
  beginSettingsBook,
  judgingSettings,
  readSettingsBook,
  writeSettingsChange,
} from './settings-book.ts';
import { readStatusBook, writeStatus } from './status-book.ts';
import { lockBook, writeEntry } from './write-entry.ts';

let database: Database;
let panel: PanelId;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  panel = await foundPanel(database);
});

const inPanel = <Value>(work: (scope: PanelScope) => Promise<Value>): Promise<Value> =>
  database.inPanel(panel, work);
const stamp = { at: '2026-11-21T08:00:00.500Z', by: 'eva', name: 'Eva', reason: 'advice' };
const yes = () => accept(null);

/** A change with a valid chain, written by somebody who has access to the database. */
const forge: readonly (readonly [string, (draft: BookDocument) => void])[] = [
  ['rewrites an entry', (draft) => draft.entries.splice(0, 1, { ...stamp, id: 'a', by: 'ana' })],
  ['takes an entry out', (draft) => draft.entries.splice(0, 1)],
  ['puts one before the others', (draft) => draft.entries.unshift({ ...stamp, id: 'c' })],
  [
    'rewrites one while it adds another',
    (draft) => draft.entries.splice(1, 1, { ...stamp, id: 'c' }, { ...stamp, id: 'd' }),
  ],
  [
    'adds nothing',
    (draft) => {
      draft.kind = 'other';
    },
  ],
];

test.each(forge)(
  'LED-2 a change that follows the others well and %s breaks the book',
  async (_, change) => {
    await inPanel(async (scope) => {
      const book = 'status/x';
      const opened = async () => {
        const read = await openBook(scope, book);
        if (!read.ok) throw new Error(read.code);
        return read.value;
      };
      await lockBook(scope, book);
      for (const id of ['a', 'b']) await writeEntry(scope, book, await opened(), { ...stamp, id });
      const forged = Automerge.getLastLocalChange(
        Automerge.change((await opened()).document, change),
      );
      if (forged === undefined) throw new Error('nothing changed');
      const { hash } = Automerge.decodeChange(forged);
      const row = { panel, book, sequence: 3, hash, change: forged };
      await scope.trx.insertInto('bookChanges').values(row).execute();
      await scope.trx
        .updateTable('books')
        .set({ changes: 3, heads: hash })
        .where('book', '=', book)
        .execute();
      expect(await openBook(scope, book)).toEqual(refuse('book-broken', { book, at: 3 }));
    });
  },
);

describe('LED-1 a book', () => {
  test('nobody wrote yet has no entries and no heads', async () => {
    await inPanel(async (scope) => {
      const opened = await openBook(scope, 'status/x');
      expect(opened).toMatchObject({ ok: true, value: { entries: [], heads: '', changes: 0 } });
      expect(await readStatusBook(scope, newTasterId())).toEqual({
        ok: true,
        value: { entries: [], heads: '', spans: [] },
      });
    });
  });

  test('names its kind once and keeps every entry, its reason and its second in the change', async () => {
    await inPanel(async (scope) => {
      const heads: string[] = [];
      for (const id of ['a', 'b']) {
        await lockBook(scope, 'status/x');
        const opened = await openBook(scope, 'status/x');
        if (!opened.ok) throw new Error(opened.code);
        heads.push(await writeEntry(scope, 'status/x', opened.value, { ...stamp, id }));
      }
      const opened = await openBook(scope, 'status/x');
      if (!opened.ok) throw new Error(opened.code);
      expect(opened.value).toMatchObject({ changes: 2, heads: heads[1] });
      expect(Automerge.toJS(opened.value.document)).toEqual({
        kind: 'status',
        entries: [
          { ...stamp, id: 'a' },
          { ...stamp, id: 'b' },
        ],
      });
      const rows = await scope.trx
        .selectFrom('bookChanges')
        .select(['sequence', 'hash', 'change'])
        .where('book', '=', 'status/x')
        .orderBy('sequence')
        .execute();
      expect(rows.map(({ sequence, hash }) => [sequence, hash])).toEqual([
        [1, heads[0]],
        [2, heads[1]],
      ]);
      for (const { change } of rows)
        expect(Automerge.decodeChange(change)).toMatchObject({
          message: 'advice',
          time: 1_795_248_000,
        });
    });
  });

  test('LED-2, LED-7 is refused by name, with the change at which it is not as it was written', async () => {
    const at = async (damage: string) => {
      panel = await foundPanel(database);
      await database.asInstallation((trx) =>
        sql`${sql.raw(damage)} where panel = ${panel} and book = 'settings'`.execute(trx),
      );
      return inPanel(async (scope) => {
        const broken = await readSettingsBook(scope);
        expect(await judgingSettings(scope)).toEqual(broken);
        return broken;
      });
    };
    const refused = (place: number) => refuse('book-broken', { book: 'settings', at: place });
    expect(await at('update books set changes = 0')).toEqual(refused(2));
    expect(await at(`update books set heads = ''`)).toEqual(refused(2));
    expect(await at('delete from books')).toEqual(refused(2));
    const copied = 'panel, book, sequence +';
    const from = 'hash, change from book_changes';
    expect(await at(`insert into book_changes select ${copied} 2, ${from}`)).toEqual(refused(2));
    expect(await at(`insert into book_changes select ${copied} 1, ${from}`)).toEqual(refused(2));
    const other = `insert into book_changes select ${copied} 1, 'x', '\\x00'::bytea from book_changes`;
    expect(await at(other)).toEqual(refused(2));
  });

  test('LED-2 with an entry that is none of its kind is refused', async () => {
    await inPanel(async (scope) => {
      const taster = newTasterId();
      for (const book of ['settings', `status/${taster}`]) {
        await lockBook(scope, book);
        const opened = await openBook(scope, book);
        if (!opened.ok) throw new Error(opened.code);
        await writeEntry(scope, book, opened.value, { ...stamp, id: 'not-an-entry' });
      }
      expect(await readSettingsBook(scope)).toEqual(
        refuse('book-broken', { book: 'settings', at: 0 }),
      );
      expect(await readStatusBook(scope, taster)).toEqual(
        refuse('book-broken', { book: `status/${taster}`, at: 0 }),
      );
      const entry = { ...stamp, act: 'add', status: 'training', from: '2026-01-01' } as const;
      expect(await writeStatus(scope, taster, entry, yes)).toMatchObject({ code: 'book-broken' });
    });
  });
});

describe('SET-1 the settings’ book', () => {
  test('begins with every default, and is begun once', async () => {
    await inPanel(async (scope) => {
      const book = await readSettingsBook(scope);
      if (!book.ok) throw new Error(book.code);
      expect(book.value.entries).toMatchObject([
        { reason: 'The panel was founded', changes: defaultPanelSettings() },
      ]);
      expect(await judgingSettings(scope)).toEqual(
        accept({ settings: defaultPanelSettings(), heads: book.value.heads }),
      );
      expect(await readSettings(scope)).toEqual({ settings: defaultPanelSettings(), revision: 1 });
      const again = beginSettingsBook(scope, { by: 'x', name: 'x', at: stamp.at });
      await expect(again).rejects.toThrow('changed-meanwhile');
    });
  });

  test('takes a change in which anything changes, and shows it as a row', async () => {
    await inPanel(async (scope) => {
      const begun = await readSettingsBook(scope);
      if (!begun.ok) throw new Error(begun.code);
      const { inactivityMonths, scheme } = defaultPanelSettings();
      const same = { ...stamp, changes: { inactivityMonths, scheme } };
      const { heads } = begun.value;
      expect(await writeSettingsChange(scope, same, heads)).toEqual(refuse('nothing-changes'));
      const change = { ...stamp, changes: { inactivityMonths: inactivityMonths + 1, scheme } };
      const written = await writeSettingsChange(scope, change, heads);
      if (!written.ok) throw new Error(written.code);
      expect(written.value.entries).toHaveLength(2);
      expect(written.value.entries[1]).toEqual({ id: expect.any(String), ...change });
      expect(await readSettings(scope)).toMatchObject({
        settings: { inactivityMonths: inactivityMonths + 1 },
        revision: 2,
      });
      expect(await writeSettingsChange(scope, change, heads)).toEqual(
        refuse('changed-meanwhile', { heads: written.value.heads }),
      );
    });
  });
});

describe('STS-2, STS-8 the book of a taster’s statuses', () => {
  const add = (status: 'training' | 'qualified', from: string) =>
    ({ ...stamp, act: 'add', status, from }) as const;
  async function register(scope: PanelScope): Promise<TasterId> {
    const taster = newTasterId();
    await insertTaster(scope, taster, tasterForm({ code: taster.slice(0, 8) }));
    return taster;
  }

  test('is that taster’s alone, and keeps what was taken out', async () => {
    await inPanel(async (scope) => {
      const [ana, ben] = [await register(scope), await register(scope)];
      const given = await writeStatus(scope, ana, add('training', '2026-01-01'), yes);
      await writeStatus(scope, ben, add('training', '2026-03-01'), yes);
      if (!given.ok) throw new Error(given.code);
      const [entry] = given.value.entries;
      if (entry === undefined) throw new Error('no entry');
      expect([...(await leftOutOn(scope, [ana, ben], '2026-02-01')).keys()]).toEqual([ana]);
      const out = { ...stamp, act: 'delete', entry: entry.id } as const;
      const taken = await writeStatus(scope, ana, out, yes);
      expect(taken).toMatchObject({ value: { spans: [], entries: [{ act: 'add' }, out] } });
      expect([...(await leftOutOn(scope, [ana, ben], '2026-04-01')).keys()]).toEqual([ben]);
      expect(await leftOutOn(scope, [], '2026-04-01')).toEqual(new Map());
    });
  });

  test('is written only where the decision on what stands lets it', async () => {
    await inPanel(async (scope) => {
      const ana = await register(scope);
      await writeStatus(scope, ana, add('training', '2026-01-01'), yes);
      const refused = await writeStatus(scope, ana, add('qualified', '2026-02-01'), (book) =>
        refuse('status-same', { status: String(book.spans.length) }),
      );
      expect(refused).toEqual(refuse('status-same', { status: '1' }));
      const book = await readStatusBook(scope, ana);
      expect(book.ok && book.value.entries).toHaveLength(1);
    });
  });
});
