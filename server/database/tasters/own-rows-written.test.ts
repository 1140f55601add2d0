import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accept } from '../../../domain/refusal.ts';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { AWARD_100 } from '../../../domain/sheets/definition/award-100.ts';
import { NO_WORDS } from '../../../domain/sheets/definition/words.ts';
import { definitionFrom, draftOf } from '../../../domain/sheets/own/draft-of.ts';
import { tasterForm } from '../../../domain/tasters/testing/taster-row.ts';
import type { PanelId } from '../../../domain/words/ids.ts';
import { appendAudit } from '../../audit/append-audit.ts';
import { trailOf } from '../../audit/trail-scope.ts';

import { verifyAudit } from '../../audit/verify-audit.ts';
import { readSettingsBook, writeSettingsChange } from '../../books/settings-book.ts';
import { writeStatus } from '../../books/status-book.ts';
import type { Database, PanelScope } from '../database.ts';

import { deletePanelImage, keepPanelImage } from '../installation/panel-image.ts';
import {
  deleteOwnSheet,
  insertOwnSheet,
  insertSheetVersion,
  retireSheetVersion,
  updateOwnSheet,
} from '../installation/panel-sheets.ts';
import { updatePanel } from '../installation/panels.ts';
import { projectSettings, readSettings } from '../installation/settings.ts';
import { storeResults, withdrawResults } from '../results/store-results.ts';
import { deleteSampleFile, insertSampleFile } from '../samples/sample-files.ts';
import { correctQuantity, lockQuantity, moveSample } from '../samples/sample-movements.ts';
import { deleteSample, findSample, setSampleState, updateSample } from '../samples/samples.ts';
import { changeSession, createSession } from '../sessions/sessions.ts';
import { insertWatchKey, revokeWatchKey } from '../sessions/watch-keys.ts';
import { insertPointNote, strikePointNote } from '../sheets/point-notes.ts';
import { reopenSheet, setSheetValidity } from '../sheets/sheets.ts';
import { keepSignature } from '../sheets/signatures.ts';
import { extraVirginOf } from '../testing/extra-virgin-of.ts';
import { furnishedPanel, ONE, OTHER, SAME, validationOf } from '../testing/furnished-panel.ts';
import { testDatabase } from '../testing/test-database.ts';
import { projectStatuses } from './taster-statuses.ts';
import { deleteTaster, linkAccount, noteLastSession, updateTaster } from './tasters.ts';

const { sample, unused, taster, guest, session, draft, file, account } = SAME;
const day = '2026-11-27';
const stamp = { at: '2026-11-28T08:00:00.000Z', by: 'eva', name: 'Eva', reason: 'advice' };
const who = { name: 'Eva', at: new Date('2026-11-28T08:00:00.000Z') };
const copy = {
  id: 'f0000000-0000-4000-8000-000000000009',
  base: 'award-100',
  draft: draftOf(AWARD_100, { ...NO_WORDS, en: 'new' }),
};
const picture = { name: 'new.png', kind: 'image/png', bytes: Uint8Array.from([1]) } as const;

let database: Database;
let panels: readonly PanelId[];
beforeAll(async () => {
  database = await testDatabase();
  panels = [await furnishedPanel(database, ONE), await furnishedPanel(database, OTHER)];
});
afterAll(() => database.close());

/** The values of the panel in a scope, and the word of the other panel. */
const ownOf = ({ panel }: PanelScope) =>
  panel === panels[0] ? { ...ONE, another: OTHER.word } : { ...OTHER, another: ONE.word };

const ok = async (written: Promise<{ readonly ok: boolean }>): Promise<void> =>
  expect(await written).toMatchObject({ ok: true });

const WRITES: readonly (readonly [string, (scope: PanelScope) => Promise<unknown>])[] = [
  ['insertOwnSheet', (scope) => ok(insertOwnSheet(scope, copy, who))],
  ['updateOwnSheet', (scope) => updateOwnSheet(scope, { sheet: 1, revision: 1 }, copy.draft, who)],
  ['deleteOwnSheet', (scope) => deleteOwnSheet(scope, 2)],
  [
    'insertSheetVersion',
    (scope) =>
      insertSheetVersion(scope, 1, definitionFrom(copy.draft, { sheet: 1, version: 2 }), who),
  ],
  ['retireSheetVersion', (scope) => retireSheetVersion(scope, { sheet: 1, version: 1 }, who)],
  [
    'appendAudit',
    async ({ trx, panel }) => {
      const who = { actor: 'a', name: 'Eva', role: 'r', from: 'server' };
      await appendAudit(trailOf(database, trx), { panel, ...who, command: 'c' });
      expect(await verifyAudit(trailOf(database, trx), panel)).toMatchObject({
        links: 6,
        broken: null,
      });
    },
  ],
  ['keepPanelImage', (scope) => keepPanelImage(scope, picture)],
  ['deletePanelImage', deletePanelImage],
  ['updatePanel', async (scope) => ok(updatePanel(scope, { city: 'Jaén' }, ownOf(scope).revision))],
  [
    'withdrawResults',
    async (scope) => {
      await withdrawResults(scope, session, stamp);
      expect(await findSample(scope, sample)).toMatchObject({ class: null, validated: false });
    },
  ],
  [
    'storeResults',
    async (scope) => {
      const result = {
        sample: unused,
        replicate: 1,
        assessment: extraVirginOf(),
        sheets: [],
      } as const;
      await storeResults(scope, validationOf(SAME.held, [result]));
      // Only the first panel's session was for training.
      const given = scope.panel === panels[0] ? null : 'EVOO';
      expect(await findSample(scope, unused)).toMatchObject({ class: given });
    },
  ],
  [
    'insertSampleFile',
    (scope) =>
      ok(
        insertSampleFile(scope, sample, {
          ...picture,
          id: 'f0000000-0000-4000-8000-000000000009',
          thumbnail: null,
          by: 'Eva',
        }),
      ),
  ],
  ['deleteSampleFile', (scope) => deleteSampleFile(scope, sample, file)],
  [
    'moveSample',
    async (scope) => {
      await moveSample(scope, sample, { ...stamp, kind: 'session', millilitres: -30 });
      expect(await lockQuantity(scope, sample)).toBe(ownOf(scope).quantity - 30);
    },
  ],
  [
    'correctQuantity',
    (scope) => {
      const seen = ownOf(scope).quantity;
      return ok(correctQuantity(scope, sample, { ...stamp, seen, quantity: seen - 90 }));
    },
  ],
  [
    'updateSample to a code that another panel has',
    (scope) => {
      const { another, revision } = ownOf(scope);
      return ok(updateSample(scope, sample, sampleForm({ code: `U-${another}`, revision })));
    },
  ],
  [
    'setSampleState',
    (scope) => {
      const { revision } = ownOf(scope);
      return ok(setSampleState(scope, sample, { active: false, validated: true, revision }));
    },
  ],
  [
    'insertPointNote and strikePointNote',
    async (scope) => {
      const id = 'f0000000-0000-4000-8000-000000000008';
      const at = new Date('2026-11-27T12:00:00Z');
      const point = { chart: 'dn', series: 'fruity', taster, session, sample: null } as const;
      const note = { id, kind: 'note', ...point, day: null, text: 'A warm room' } as const;
      await ok(insertPointNote(scope, note, { name: 'Eva', at }));
      await ok(strikePointNote(scope, id, { by: 'Eva', at, reason: 'wrong point' }));
    },
  ],
  [
    'insertWatchKey and revokeWatchKey',
    async (scope) => {
      const id = 'f0000000-0000-4000-8000-000000000009';
      const at = new Date('2026-11-27T12:00:00Z');
      const key = { id, name: 'Hall', session, ends: '2026-12-31T23:00:00.000Z' };
      await ok(insertWatchKey(scope, key, { digest: 'd', by: 'Eva', at }));
      await ok(revokeWatchKey(scope, id, { by: 'Eva', at }));
    },
  ],
  ['changeSession', (scope) => changeSession(scope, session, { state: 'closed' })],
  ['createSession', (scope) => createSession(scope, { date: day, training: true, by: 'Eva' })],
  [
    'projectSettings',
    async (scope) => projectSettings(scope, (await readSettings(scope)).settings),
  ],
  ['reopenSheet', (scope) => reopenSheet(scope, SAME, { ...stamp, version: 1 })],
  ['setSheetValidity', (scope) => setSheetValidity(scope, SAME, 1, false)],
  ['keepSignature', (scope) => keepSignature(scope, account, { strokes: [[3, 4]], svg: 'new' })],
  ['keepSignature of nothing', (scope) => keepSignature(scope, account, null)],
  ['projectStatuses', (scope) => projectStatuses(scope, taster, [])],
  [
    'updateTaster to a code that another panel has',
    (scope) => {
      const { another, revision } = ownOf(scope);
      return ok(updateTaster(scope, taster, tasterForm({ code: `G-${another}`, revision })));
    },
  ],
  ['linkAccount', (scope) => linkAccount(scope, taster, null)],
  ['noteLastSession', (scope) => noteLastSession(scope, [taster], day)],
  [
    'writeSettingsChange',
    async (scope) => {
      const book = await readSettingsBook(scope);
      if (!book.ok) throw new Error(book.code);
      const change = { ...stamp, changes: { inactivityMonths: 9 } };
      await ok(writeSettingsChange(scope, change, book.value.heads));
    },
  ],
  [
    'writeStatus',
    (scope) => {
      const entry = { ...stamp, act: 'add', status: 'qualified', from: day } as const;
      return ok(writeStatus(scope, taster, entry, () => accept(null)));
    },
  ],
  [
    'deleteSample',
    async (scope) => {
      await changeSession(scope, draft, { state: 'closed' });
      await ok(deleteSample(scope, unused, ownOf(scope).revision));
      const spare = await deleteSample(scope, SAME.spare, 1);
      expect(spare.ok).toBe(scope.panel === panels[0]);
    },
  ],
  [
    'deleteTaster',
    async (scope) => {
      await changeSession(scope, draft, { state: 'closed' });
      await ok(deleteTaster(scope, guest, ownOf(scope).revision));
      const lodger = await deleteTaster(scope, SAME.lodger, 1);
      expect(lodger.ok).toBe(scope.panel === panels[0]);
    },
  ],
];

/**
 * Creating a panel, recovery and the demonstration have the rights of the installation, without
 * row-level security. So every repository must filter by its panel. Both panels contain the same
 * ids.
 */
describe('ISO-2 a panel’s own rows, also where the database has no wall', () => {
  test.each(WRITES)('%s writes no row of another panel', async (_name, write) => {
    for (const [panel, other] of [panels, panels.toReversed()]) {
      if (panel === undefined || other === undefined) throw new Error('two panels');
      const undone = database.asInstallation(async (trx) => {
        const [own, theirs] = [await everything(trx, panel), await everything(trx, other)];
        await write({ trx, panel });
        expect(await everything(trx, other)).toEqual(theirs);
        expect(await everything(trx, panel)).not.toEqual(own);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
    }
  });
});

const TABLES = [
  'panelSettings',
  'tasters',
  'samples',
  'sessions',
  'glasses',
  'sheets',
  'results',
  'signatures',
  'books',
  'bookChanges',
  'tasterStatuses',
  'sampleMovements',
  'sampleFiles',
  'pointNotes',
  'panelSheets',
  'panelSheetVersions',
  'watchKeys',
  'boothContacts',
  'monthPacks',
  'panelImages',
  'audit',
  'auditHeads',
];

/** Every row of a panel, as text. */
async function everything(trx: PanelScope['trx'], panel: PanelId): Promise<readonly string[]> {
  const parts = ['panels', ...TABLES].map(
    (table) => sql`select ${table}::text || t::text as line from ${sql.table(table)} t
      where t.${sql.ref(table === 'panels' ? 'id' : 'panel')} = ${panel}`,
  );
  const { rows } = await sql<{ line: string }>`${sql.join(parts, sql` union all `)}`.execute(trx);
  return rows.map(({ line }) => line).sort();
}
