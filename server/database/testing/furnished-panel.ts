import * as Y from 'yjs';
import { planName } from '../../../domain/documents/document-names.ts';
import { createPlan, putEntry, setInvited } from '../../../domain/documents/session.document.ts';
import { accept } from '../../../domain/refusal.ts';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { AWARD_100 } from '../../../domain/sheets/definition/award-100.ts';
import { NO_WORDS } from '../../../domain/sheets/definition/words.ts';
import { definitionFrom, draftOf } from '../../../domain/sheets/own/draft-of.ts';
import type { TasterStatus } from '../../../domain/tasters/taster-status.ts';
import { tasterForm } from '../../../domain/tasters/testing/taster-row.ts';
import { planFields } from '../../../domain/testing/plans.ts';
import {
  type EntryId,
  type PanelId,
  parseEntryId,
  parseSampleId,
  parseSessionCode,
  parseTasterId,
  type TastingCode,
} from '../../../domain/words/ids.ts';
import { appendAudit } from '../../audit/append-audit.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import { writeStatus } from '../../books/status-book.ts';
import { foundPanel, tastingCode } from '../contract/facts.ts';
import type { Database, PanelScope } from '../database.ts';
import { insertDocuments } from '../documents/create-document-store.ts';
import { keepPanelImage } from '../installation/panel-image.ts';
import { insertOwnSheet, insertSheetVersion } from '../installation/panel-sheets.ts';
import { updatePanel } from '../installation/panels.ts';
import { storeResults, type Validation } from '../results/store-results.ts';
import { insertSampleFile } from '../samples/sample-files.ts';
import { insertSample, updateSample } from '../samples/samples.ts';
import { insertGlasses } from '../sessions/glasses.ts';
import { changeSession, createSession } from '../sessions/sessions.ts';
import { insertWatchKey } from '../sessions/watch-keys.ts';
import { insertPointNote } from '../sheets/point-notes.ts';
import { insertSheet } from '../sheets/sheets.ts';
import { keepSignature } from '../sheets/signatures.ts';
import { insertTaster, linkAccount, updateTaster } from '../tasters/tasters.ts';
import { extraVirginOf } from './extra-virgin-of.ts';
import { sealedSheet } from './sheet-with-marks.ts';

function there<Value>(value: Value | null): Value {
  if (value === null) throw new Error('not well-formed');
  return value;
}

/**
 * The ids in every furnished panel. Two such panels contain the same ids, so only the panel
 * distinguishes their rows.
 */
export const SAME = {
  sample: there(parseSampleId('5a000000-0000-4000-8000-000000000001')),
  unused: there(parseSampleId('5a000000-0000-4000-8000-000000000002')),
  spare: there(parseSampleId('5a000000-0000-4000-8000-000000000003')),
  taster: there(parseTasterId('7a000000-0000-4000-8000-000000000001')),
  guest: there(parseTasterId('7a000000-0000-4000-8000-000000000002')),
  lodger: there(parseTasterId('7a000000-0000-4000-8000-000000000003')),
  file: 'f0000000-0000-4000-8000-000000000001',
  session: there(parseSessionCode(1)),
  draft: there(parseSessionCode(2)),
  held: there(parseSessionCode(3)),
  code: tastingCode('417'),
  another: 'f0000000-0000-4000-8000-000000000002',
  account: 'account-1',
} as const;

const DATE = '2026-11-27';
const AT = '2026-11-27T12:00:00.000Z';

/** Builds the results of a validated session from assessments. */
export const validationOf = (
  session: Validation['session'],
  results: Validation['results'],
  change: Partial<Validation> = {},
): Validation => ({
  session,
  date: DATE,
  method: 'verdial-method-1',
  settings: defaultPanelSettings(),
  settingsHeads: 'heads',
  at: AT,
  by: 'Eva',
  results,
  ...change,
});

/** Stores a session plan that `change` fills, for example with a sample and a taster. */
export async function storePlan(
  { trx, panel }: PanelScope,
  session: Validation['session'],
  change: (doc: Y.Doc) => void,
): Promise<void> {
  const doc = new Y.Doc();
  createPlan(doc, 'b', planFields({ date: DATE, sheet: 'complete' }));
  change(doc);
  const name = planName({ panel, session });
  await insertDocuments(trx, [{ name, birth: 'b', state: Y.encodeStateAsUpdate(doc) }]);
}

/**
 * Values that differ between furnished panels. `word` is in every typed text. At revision 2 the
 * records were changed once, and the lodger was served the spare sample.
 */
type Furnishing = {
  readonly word: string;
  readonly second: TastingCode;
  readonly day: string;
  readonly entry: EntryId;
  readonly status: TasterStatus;
  readonly revision: 1 | 2;
  readonly quantity: number;
};

/** Values of the first furnished panel. */
export const ONE: Furnishing = {
  word: 'one',
  second: tastingCode('518'),
  day: '2026-11-25',
  entry: there(parseEntryId('e0000000-0000-4000-8000-000000000001')),
  status: 'training',
  revision: 1,
  quantity: 500,
};
/** Values of the second furnished panel. */
export const OTHER: Furnishing = {
  word: 'other',
  second: tastingCode('619'),
  day: '2026-11-26',
  entry: there(parseEntryId('e0000000-0000-4000-8000-000000000002')),
  status: 'suspended',
  revision: 2,
  quantity: 300,
};

/** Creates a panel with at least one row of every kind, under the ids of `SAME`. */
export async function furnishedPanel(database: Database, own: Furnishing): Promise<PanelId> {
  const { word, second, day, entry } = own;
  const panel = await foundPanel(database, word);
  const { sample, unused, spare, taster, guest, lodger, session, draft, held, code } = SAME;
  await database.inPanel(panel, async (scope) => {
    const about = { externalReference: word, initialQuantity: own.quantity };
    await insertSample(scope, sample, sampleForm({ code: `S-${word}`, ...about }), word);
    await insertSample(scope, unused, sampleForm({ code: `U-${word}`, ...about }), word);
    await insertSample(scope, spare, sampleForm({ code: `P-${word}`, ...about }), word);
    await insertTaster(scope, taster, tasterForm({ code: `T-${word}`, firstName: word }));
    await insertTaster(scope, guest, tasterForm({ code: `G-${word}`, firstName: word }));
    await insertTaster(scope, lodger, tasterForm({ code: `L-${word}` }));
    await linkAccount(scope, taster, { account: `of ${word}`, username: word });
    for (const number of [session, draft])
      if ((await createSession(scope, { date: DATE, training: false, by: word })) !== number)
        throw new Error('not the number');
    await insertGlasses(scope, session, [
      { taster, sample, code, entry, replicate: 1, position: 1 },
      { taster, sample, code: second, entry, replicate: 2, position: 2 },
    ]);
    const lodging = {
      taster: lodger,
      sample: spare,
      code,
      entry,
      replicate: 1,
      position: 1,
    } as const;
    if (own.revision === 2) await insertGlasses(scope, session, [lodging]);
    await changeSession(scope, session, { state: 'shown', shownAt: AT });
    for (const served of [code, second])
      await insertSheet(scope, {
        ...sealedSheet({ session, taster, code: served }, 1, { fruity: 40 }),
        digest: word,
      });
    await createSession(scope, { date: day, training: own.revision === 1, by: word });
    const checks = { of: 'panel', session, sample } as const;
    await changeSession(scope, held, { state: 'closed', checks });
    const assessment = extraVirginOf();
    await storeResults(
      scope,
      validationOf(session, [{ sample, replicate: 1, assessment, sheets: [] }], { by: word }),
    );
    await storePlan(scope, draft, (doc) => {
      putEntry(doc, { id: entry, sample: unused, replicate: 1, rank: 1 });
      setInvited(doc, guest, true);
    });
    if (own.revision === 2) {
      await insertGlasses(scope, held, [lodging]);
      await insertSheet(scope, sealedSheet({ session: held, taster: lodger, code }, 1, {}));
      await updatePanel(scope, { city: word }, 1);
      const again = { ...about, revision: 1 };
      await updateSample(scope, sample, sampleForm({ code: `S-${word}`, ...again }));
      await updateSample(scope, unused, sampleForm({ code: `U-${word}`, ...again }));
      const named = { firstName: word, revision: 1 };
      await updateTaster(scope, taster, tasterForm({ code: `T-${word}`, ...named }));
      await updateTaster(scope, guest, tasterForm({ code: `G-${word}`, ...named }));
    }
    const bytes = Uint8Array.from(Buffer.from(word));
    const picture = { name: `${word}.png`, kind: 'image/png', bytes } as const;
    await insertSampleFile(scope, sample, {
      ...picture,
      id: SAME.file,
      thumbnail: { kind: 'image/webp', bytes },
      by: word,
    });
    const point = { chart: 'dn', series: 'fruity', taster, session, sample: null } as const;
    const note = { id: SAME.file, kind: 'note', ...point, day: null, text: `of ${word}` } as const;
    await insertPointNote(scope, note, { name: word, at: new Date(AT) });
    const written = draftOf(AWARD_100, { ...NO_WORDS, en: word });
    const by = { name: word, at: new Date(AT) };
    await insertOwnSheet(scope, { id: SAME.file, base: 'award-100', draft: written }, by);
    await insertSheetVersion(scope, 1, definitionFrom(written, { sheet: 1, version: 1 }), by);
    await insertOwnSheet(scope, { id: SAME.another, base: 'award-100', draft: written }, by);
    const key = { id: SAME.file, name: word, session, ends: '2027-01-01T00:00:00.000Z' };
    await insertWatchKey(scope, key, { digest: 'same', by: word, at: new Date(AT) });
    await keepPanelImage(scope, picture);
    await keepSignature(scope, SAME.account, { strokes: [[1, 2]], svg: word });
    // Sorts before the other by bytes, but after it by language rules.
    await keepSignature(scope, 'Zenith', { strokes: [[1, 2]], svg: word });
    const stamp = { at: AT, by: word, name: word, reason: word };
    const status = { act: 'add', status: own.status, from: '2026-01-01' } as const;
    await writeStatus(scope, taster, { ...stamp, ...status }, () => accept(null));
    const who = { panel, actor: word, name: word, role: 'jefespanel', from: 'server' };
    const judged = { command: 'judge-day', data: { date: DATE }, after: { verdict: 'accepted' } };
    await appendAudit(trailOf(database, scope.trx), { ...who, ...judged, reason: word });
    const opened = { command: 'open-figures', data: { session, sample: word } };
    await appendAudit(trailOf(database, scope.trx), { ...who, ...opened });
    const released = { command: 'release-figures', data: { session } };
    await appendAudit(trailOf(database, scope.trx), { ...who, ...released });
    const seen = { command: 'see-figures', data: { session, taster: word } };
    await appendAudit(trailOf(database, scope.trx), { ...who, ...seen });
    await appendAudit(trailOf(database, scope.trx), { ...who, command: `act-of-${word}` });
  });
  return panel;
}
