import { randomUUID } from 'node:crypto';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../../../domain/tasters/testing/taster-row.ts';
import {
  type CommandId,
  type EntryId,
  type PanelId,
  parseCommandId,
  parseEntryId,
  parsePanelId,
  parseSampleId,
  parseTasterId,
  parseTastingCode,
  type SampleId,
  type SessionCode,
  type TasterId,
  type TastingCode,
} from '../../../domain/words/ids.ts';
import { createPanel } from '../../books/create-panel.ts';
import type { Database, PanelScope } from '../database.ts';
import { insertSample } from '../samples/samples.ts';
import { insertGlasses } from '../sessions/glasses.ts';
import { createSession } from '../sessions/sessions.ts';
import { insertTaster } from '../tasters/tasters.ts';

/** Returns the database under test, once it is open. */
export type UseDatabase = () => Database;

function some<Value>(value: Value | null): Value {
  if (value === null) throw new Error('not well-formed');
  return value;
}

/** Generates a new id of each kind. */
export const newPanelId = (): PanelId => some(parsePanelId(randomUUID()));
export const newTasterId = (): TasterId => some(parseTasterId(randomUUID()));
export const newSampleId = (): SampleId => some(parseSampleId(randomUUID()));
export const newEntryId = (): EntryId => some(parseEntryId(randomUUID()));
export const newCommandId = (): CommandId => some(parseCommandId(randomUUID()));
export const tastingCode = (text: string): TastingCode => some(parseTastingCode(text));

/** Creates a panel. */
export async function foundPanel(database: Database, name = 'Panel of Jaén'): Promise<PanelId> {
  const id = newPanelId();
  await database.asInstallation((trx) => createPanel(trx, { id, name }));
  return id;
}

/** Creates a session in which one taster is served one glass of one sample. */
export async function serveOneGlass(scope: PanelScope): Promise<{
  readonly session: SessionCode;
  readonly taster: TasterId;
  readonly sample: SampleId;
  readonly code: TastingCode;
}> {
  const [taster, sample, code] = [newTasterId(), newSampleId(), tastingCode('417')];
  await insertTaster(scope, taster, tasterForm({ code: taster.slice(0, 8) }));
  await insertSample(scope, sample, sampleForm({ code: sample.slice(0, 8) }));
  const session = await createSession(scope, { date: '2026-11-27', training: false, by: 'Eva' });
  await insertGlasses(scope, session, [
    { taster, sample, code, entry: newEntryId(), replicate: 1, position: 1 },
  ]);
  return { session, taster, sample, code };
}
