import { createHash, randomUUID } from 'node:crypto';
import type { PanelId } from '../../../domain/words/ids.ts';
import { foundPanel, serveOneGlass } from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { keepPanelImage } from '../../database/installation/panel-image.ts';
import { resultRows, storeResults } from '../../database/results/store-results.ts';
import { insertSampleFile } from '../../database/samples/sample-files.ts';
import { changeSession } from '../../database/sessions/sessions.ts';
import { keepValidity } from '../../database/sessions/stored-validity.ts';
import { insertSheet, reopenSheet } from '../../database/sheets/sheets.ts';
import { extraVirginOf } from '../../database/testing/extra-virgin-of.ts';
import { validationOf } from '../../database/testing/furnished-panel.ts';
import { sealedSheet } from '../../database/testing/sheet-with-marks.ts';
import { appendAudit } from '../append-audit.ts';
import type { AuditEntry } from '../audit-entry.ts';
import { resultsDigest } from '../results-digest.ts';
import { sheetDigest } from '../sheet-digest.ts';
import { trailOf } from '../trail-scope.ts';
import { leaderEntry } from './leader-entry.ts';

const AT = '2026-11-28T08:00:00.000Z';

/**
 * Creates a panel whose audit trail has nine entries about records of each kind, for tests. They
 * are: two sealed versions of a sheet, of which the first was re-opened; the results of a session;
 * an assessment declared invalid; a file; the image.
 */
export async function namedPanel(database: Database): Promise<PanelId> {
  const panel = await foundPanel(database, 'P');
  await database.inPanel(panel, async (scope) => {
    const tell = (command: string, told: Partial<AuditEntry>, at = AT) =>
      appendAudit(trailOf(database, scope.trx), leaderEntry(panel, command, told), new Date(at));
    await tell('found-panel', { after: { panel: 'P' } });
    const { sample, ...key } = await serveOneGlass(scope);
    const seal = async (version: number) => {
      const made = sealedSheet(key, version, { fruity: 40, bitter: 12 });
      const digest = sheetDigest({ panel, ...key, version, value: made.value });
      await insertSheet(scope, { ...made, digest });
      const after = { version, digest, late: false, valid: true };
      await tell('seal-sheet', { data: key, after }, made.sealedAt);
      return { ...key, version, digest };
    };
    await seal(1);
    const opening = { version: 1, at: AT, by: 'Eva', reason: 'asked' };
    await reopenSheet(scope, key, opening);
    await tell('reopen-sheet', { data: key, before: { version: 1 } });
    const used = await seal(2);
    const { taster, code, version, digest } = used;
    const sheets = [{ taster, code, version, digest }];
    const judged = { sample, replicate: 1, assessment: extraVirginOf(), sheets } as const;
    const validation = validationOf(key.session, [judged], { at: AT });
    await storeResults(scope, validation);
    const results = resultsDigest(resultRows(validation));
    await changeSession(scope, key.session, { state: 'validated' });
    await tell('validate-session', {
      data: { session: key.session },
      after: { state: 'validated', results, failed: [], excluded: [] },
    });
    const { session } = key;
    const said = { session, sample, valid: false, at: AT, by: 'Eva', reason: 'asked' };
    await keepValidity(scope, said);
    const invalid = { data: { session, sample }, after: { valid: false }, reason: said.reason };
    await tell('judge-assessment', invalid);
    const bytes = Buffer.from('a picture');
    const picture = { name: 'oil.png', kind: 'image/png', bytes } as const;
    const file = randomUUID();
    await insertSampleFile(scope, sample, { ...picture, id: file, thumbnail: null, by: 'Eva' });
    const after = { name: 'oil.png', digest: createHash('sha256').update(bytes).digest('hex') };
    await tell('attach-file', { data: { sample, file }, after });
    await tell('change-panel-image', { after: await keepPanelImage(scope, picture) });
    await tell('change-panel', { data: {}, before: { city: '' }, after: { city: 'Baeza' } });
  });
  return panel;
}
