import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PanelId } from '../../../domain/words/ids.ts';
import { historyOf, listAudit, readAudit } from '../../audit/list-audit.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { readSettingsBook } from '../../books/settings-book.ts';
import { readStatusBook } from '../../books/status-book.ts';
import type { Database, PanelScope } from '../database.ts';
import { findPanelImage, readPanelImage } from '../installation/panel-image.ts';
import {
  findOwnDefinition,
  findOwnSheet,
  listOwnSheets,
  lockOwnSheet,
  publishedIds,
} from '../installation/panel-sheets.ts';
import { readPanel } from '../installation/panels.ts';
import { readSettings } from '../installation/settings.ts';
import { listAssessed } from '../results/assessed.ts';
import { checksOf, countersOf } from '../results/counter-assessments.ts';
import { listResults, resultsOfSample, resultsOfSession } from '../results/results.ts';
import { findSampleFile, listSampleFiles, readSampleFile } from '../samples/sample-files.ts';
import { listMovements, lockQuantity } from '../samples/sample-movements.ts';
import { findSample, findSamples, listSamples } from '../samples/samples.ts';
import { listDays, sessionsOfDay, verdictsOfDays } from '../sessions/days.ts';
import { findGlass, listGlasses } from '../sessions/glasses.ts';
import { plannedIn } from '../sessions/planned-in.ts';
import { attendanceOf } from '../sessions/read-attendance.ts';
import { releasedFigures } from '../sessions/released-figures.ts';
import {
  findSession,
  listSessionNumbers,
  listSessions,
  lockSession,
  openedFigures,
} from '../sessions/sessions.ts';
import { findWatchKey, findWatchKeys, listWatchKeys } from '../sessions/watch-keys.ts';
import { listMarks } from '../sheets/marks.ts';
import { listPointNotes } from '../sheets/point-notes.ts';
import { lastSealed, listSealedSheets } from '../sheets/sheets.ts';
import { findSignature } from '../sheets/signatures.ts';
import { takenCodes } from '../taken-codes.ts';
import { furnishedPanel, ONE, OTHER, SAME } from '../testing/furnished-panel.ts';
import { testDatabase } from '../testing/test-database.ts';
import { openSessionsOf, performedBy } from './own-evaluations.ts';
import {
  figuresSeen,
  ownFigures,
  releaseFiguresFacts,
  seeFiguresFacts,
} from './read-own-figures.ts';
import { leftOutOn } from './taster-statuses.ts';
import { findTaster, findTasters, listTasters } from './tasters.ts';

const { sample, taster, guest, session, file, account } = SAME;
const day = '2026-11-27';

let database: Database;
let panels: readonly PanelId[];
beforeAll(async () => {
  database = await testDatabase();
  panels = [await furnishedPanel(database, ONE), await furnishedPanel(database, OTHER)];
});
afterAll(() => database.close());

const READS: readonly (readonly [string, (scope: PanelScope) => Promise<unknown>])[] = [
  ['attendanceOf', (scope) => attendanceOf(scope, taster)],
  ['listDays', (scope) => listDays(scope, {})],
  ['sessionsOfDay', (scope) => sessionsOfDay(scope, [day, OTHER.day])],
  ['verdictsOfDays', async (scope) => [...(await verdictsOfDays(scope, [day]))]],
  ['listGlasses', (scope) => listGlasses(scope, session)],
  ['findGlass', (scope) => findGlass(scope, SAME)],
  ['listMarks of a session', (scope) => listMarks(scope, session)],
  ['listMarks of a panel', (scope) => listMarks(scope, null)],
  ['openSessionsOf', (scope) => openSessionsOf(scope, taster)],
  ['openSessionsOf of who was served elsewhere', (scope) => openSessionsOf(scope, SAME.lodger)],
  ['performedBy', (scope) => performedBy(scope, taster, {})],
  ['readPanelImage', readPanelImage],
  ['findPanelImage', findPanelImage],
  ['readPanel', readPanel],
  ['plannedIn', (scope) => plannedIn(scope, () => true)],
  ['listResults', (scope) => listResults(scope, {})],
  ['listAssessed', (scope) => listAssessed(scope, { sort: 'total' })],
  ['resultsOfSample', (scope) => resultsOfSample(scope, sample)],
  ['resultsOfSession', (scope) => resultsOfSession(scope, session)],
  ['listSampleFiles', (scope) => listSampleFiles(scope, sample)],
  ['findSampleFile', (scope) => findSampleFile(scope, sample, file)],
  ['readSampleFile', (scope) => readSampleFile(scope, sample, file, 'content')],
  ['listMovements', (scope) => listMovements(scope, sample)],
  ['listPointNotes', (scope) => listPointNotes(scope, { from: '2026-01-01', to: '2026-12-31' })],
  ['listOwnSheets', listOwnSheets],
  ['findOwnSheet', (scope) => findOwnSheet(scope, 1)],
  ['lockOwnSheet', (scope) => lockOwnSheet(scope, 1)],
  ['findOwnDefinition', (scope) => findOwnDefinition(scope, 'own-1-1')],
  ['publishedIds', publishedIds],
  ['listWatchKeys', (scope) => listWatchKeys(scope)],
  ['findWatchKey', (scope) => findWatchKey(scope, 'same')],
  ['findWatchKeys', (scope) => findWatchKeys(scope, [file])],
  ['lockQuantity', (scope) => lockQuantity(scope, sample)],
  ['listSamples', (scope) => listSamples(scope, {})],
  ['listSamples by words', (scope) => listSamples(scope, { search: 'o' })],
  ['findSample', (scope) => findSample(scope, sample)],
  ['findSamples', (scope) => findSamples(scope, [sample])],
  ['lockSession', (scope) => lockSession(scope, SAME.held)],
  ['listSessions', (scope) => listSessions(scope, {})],
  ['listSessionNumbers', listSessionNumbers],
  ['findSession', (scope) => findSession(scope, session)],
  ['checksOf', (scope) => checksOf(scope, SAME.held)],
  ['countersOf', (scope) => countersOf(scope, session)],
  ['openedFigures', (scope) => openedFigures(scope, session)],
  ['figuresSeen', (scope) => figuresSeen(scope, session)],
  ['releasedFigures', async (scope) => [...(await releasedFigures(scope, [session]))]],
  ['releaseFiguresFacts', (scope) => releaseFiguresFacts(scope, session)],
  ['seeFiguresFacts', (scope) => seeFiguresFacts(scope, { taster, session })],
  ['ownFigures', (scope) => ownFigures(scope, { taster, session })],
  ['readSettings', readSettings],
  ['lastSealed', (scope) => lastSealed(scope, SAME)],
  ['listSealedSheets', (scope) => listSealedSheets(scope, session)],
  ['findSignature', (scope) => findSignature(scope, account)],
  ['takenCodes', async (scope) => [...(await takenCodes(scope, 'samples', ['s-one', 's-other']))]],
  ['leftOutOn', async (scope) => [...(await leftOutOn(scope, [taster, guest], day))]],
  ['listTasters', (scope) => listTasters(scope, {})],
  ['findTaster', (scope) => findTaster(scope, taster)],
  ['findTasters', (scope) => findTasters(scope, [taster])],
  ['listAudit', (scope) => listAudit(scope, {})],
  ['readAudit', (scope) => readAudit(scope, {}, { most: 100 })],
  ['historyOf', (scope) => historyOf(scope, 'session', '1', 'jefespanel')],
  ['verifyAudit', ({ trx, panel }) => verifyAudit(trailOf(database, trx), panel)],
  ['readSettingsBook', readSettingsBook],
  ['readStatusBook', (scope) => readStatusBook(scope, taster)],
];

/**
 * Creating a panel, recovery and the demonstration have the rights of the installation, without
 * row-level security. So every repository must filter by its panel. Both panels contain the same
 * ids.
 */
describe('ISO-2 a panel’s own rows, also where the database has no wall', () => {
  test.each(READS)('%s reads no row of another panel', async (_name, read) => {
    const answers: string[] = [];
    for (const panel of panels) {
      const walled = await database.inPanel(panel, read);
      const bare = await database.asInstallation((trx) => read({ trx, panel }));
      expect(bare).toEqual(walled);
      answers.push(JSON.stringify(walled));
    }
    // A query that finds nothing in either panel would prove nothing.
    expect(answers.filter((answer) => !/^(null|\[\]|\{\})$/.test(answer))).not.toEqual([]);
  });
});
