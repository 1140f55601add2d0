import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { accept } from '../../../domain/refusal.ts';
import { tasterForm } from '../../../domain/tasters/testing/taster-row.ts';
import { readSettingsBook, writeSettingsChange } from '../../books/settings-book.ts';
import { readStatusBook, writeStatus } from '../../books/status-book.ts';
import type { PanelScope } from '../database.ts';
import { leftOutOn } from '../tasters/taster-statuses.ts';
import { insertTaster } from '../tasters/tasters.ts';
import { foundPanel, newTasterId, type UseDatabase } from './facts.ts';

const stamp = { at: '2026-11-21T08:00:00.000Z', by: 'eva', name: 'Eva', reason: 'advice' };

async function change(scope: PanelScope, inactivityMonths: number): Promise<string> {
  const book = await readSettingsBook(scope);
  if (!book.ok) throw new Error(book.code);
  const heads = book.value.heads;
  const written = await writeSettingsChange(
    scope,
    { ...stamp, changes: { inactivityMonths } },
    heads,
  );
  if (!written.ok) throw new Error(written.code);
  return written.value.heads;
}

/** Contract suite of the settings history (book), for both engines. */
export function booksSuite(use: UseDatabase): void {
  it('LED-1, LED-6 the settings’ book keeps author, instant and reason of every change, and travels whole', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const heads = [await change(scope, 9), await change(scope, 12)];
      const book = await readSettingsBook(scope);
      if (!book.ok) throw new Error(book.code);
      expect(new Set(heads).size).toBe(2);
      expect(book.value.heads).toBe(heads[1]);
      expect(book.value.entries).toHaveLength(3);
      expect(book.value.entries[2]).toMatchObject({ ...stamp, changes: { inactivityMonths: 12 } });
      expect(book.value.settings.inactivityMonths).toBe(12);
      expect(Buffer.from(book.value.automerge, 'base64').length).toBeGreaterThan(100);
    });
  });

  it('LED-2 nobody changes or removes what stands in a book, not even the owner of the tables', async () => {
    const panel = await foundPanel(use());
    for (const attempt of [
      sql`update book_changes set hash = 'x' where panel = ${panel}`,
      sql`delete from book_changes where panel = ${panel}`,
    ])
      await expect(use().asOwner((trx) => attempt.execute(trx))).rejects.toMatchObject({
        code: '23001',
      });
  });

  it('LED-2, LED-7 a book that did not only grow is refused, and never written into', async () => {
    const breaks = [
      // The end is missing: the head has a higher count.
      sql`update books set changes = changes + 1`,
      sql`update books set heads = 'another'`,
      // A change is missing in between, or differs from the stored one.
      sql`insert into book_changes select panel, book, sequence + 2, hash, change from book_changes`,
      sql`insert into book_changes select panel, book, sequence + 1, hash, change from book_changes`,
      sql`insert into book_changes select panel, book, sequence + 1, hash,
        set_byte(change, length(change) - 4, (get_byte(change, length(change) - 4) + 1) % 256) from book_changes`,
    ];
    for (const damage of breaks) {
      const panel = await foundPanel(use());
      const where = sql` where panel = ${panel} and book = 'settings'`;
      await use().asOwner((trx) => sql`${damage}${where}`.execute(trx));
      await use().inPanel(panel, async (scope) => {
        expect(await readSettingsBook(scope)).toMatchObject({ ok: false, code: 'book-broken' });
        const count = async () =>
          (await scope.trx.selectFrom('bookChanges').select('sequence').execute()).length;
        const before = await count();
        expect(
          await writeSettingsChange(scope, { ...stamp, changes: { inactivityMonths: 2 } }, ''),
        ).toMatchObject({ ok: false });
        expect(await count()).toBe(before);
      });
    }
  });

  it('LED-5 two who change at once: one is written, the other is told', async () => {
    const panel = await foundPanel(use());
    const read = await use().inPanel(panel, readSettingsBook);
    if (!read.ok) throw new Error(read.code);
    const { heads } = read.value;
    const at = (inactivityMonths: number) =>
      use().inPanel(panel, (scope) =>
        writeSettingsChange(scope, { ...stamp, changes: { inactivityMonths } }, heads),
      );
    const answers = await Promise.all([at(7), at(8)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'changed-meanwhile' });
  });

  it('STS-4 the statuses of a taster are rows for sessions: who is in training is left out that day', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const taster = newTasterId();
      await insertTaster(scope, taster, tasterForm({ code: 'T1' }));
      const yes = () => accept(null);
      const give = (status: 'training' | 'qualified', from: string) =>
        writeStatus(scope, taster, { ...stamp, act: 'add', status, from }, yes);
      await give('training', '2026-01-01');
      await give('qualified', '2026-06-01');
      const book = await readStatusBook(scope, taster);
      expect(book.ok && book.value.spans.map(({ status, to }) => [status, to])).toEqual([
        ['training', '2026-05-31'],
        ['qualified', null],
      ]);
      expect([...(await leftOutOn(scope, [taster], '2026-05-31'))]).toEqual([[taster, 'training']]);
      expect([...(await leftOutOn(scope, [taster], '2026-06-01'))]).toEqual([]);
      expect([...(await leftOutOn(scope, [taster], '2025-12-31'))]).toEqual([]);
    });
  });
}
