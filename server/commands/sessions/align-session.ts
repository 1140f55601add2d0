import { sheetName, trayName } from '../../../domain/documents/document-names.ts';
import { clearSignature, readEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { readSealed, writeSealed } from '../../../domain/documents/sealed-evaluation.ts';
import { readTray } from '../../../domain/documents/tray.document.ts';
import { trayChanges } from '../../../domain/sessions/tray-changes.ts';
import { isSpent } from '../../../domain/sheets/decide-seal.ts';
import type { PanelId, SessionCode, TasterId, TastingCode } from '../../../domain/words/ids.ts';
import { sealedContent } from '../../database/sheets/sheets.ts';
import { describeProblem } from '../../log/log.ts';
import type { CommandParts } from '../context/command-parts.ts';
import { applyTrayChanges } from './apply-tray-changes.ts';
import { type LoadedSession, loadSession } from './load-session.ts';

type Parts = Pick<CommandParts, 'database' | 'sync' | 'log'>;

/**
 * Reconciles the live documents of a session with its rows (COM-2). Trays get the session's state
 * and the seals, a re-opened sheet loses its signature, and a sheet from paper gets the keyed
 * content. It is idempotent, so it may run at any time. `only` limits it to one taster, except in a
 * session that gives answers. A document that cannot be changed now is left to the next run, since
 * the rows are authoritative.
 */
export async function alignSession(
  parts: Parts,
  panel: PanelId,
  session: SessionCode,
  only: TasterId | null = null,
): Promise<void> {
  const loaded = await parts.database.inPanel(panel, (scope) => loadSession(scope, session));
  if (loaded === null || loaded.state === 'draft') return;
  // One more sheet may be the last one that the answers of other tasters wait for (TRN-4).
  const isForAll = only === null || loaded.answers !== null;
  const tasters = isForAll ? new Set(loaded.glasses.map(({ taster }) => taster)) : [only];
  // In parallel, so that the updates of a hundred trays share one group commit.
  await Promise.all([...tasters].map((taster) => alignTaster(parts, panel, loaded, taster)));
}

async function alignTaster(
  parts: Parts,
  panel: PanelId,
  loaded: LoadedSession,
  taster: TasterId,
): Promise<void> {
  try {
    await clearSpentSignatures(parts, panel, loaded, taster);
    await fillKeyedSheets(parts, panel, loaded, taster);
    await alignTray(parts, panel, loaded, taster);
  } catch (problem) {
    const { session } = loaded;
    parts.log('error', 'tray-not-aligned', { session, taster, problem: describeProblem(problem) });
  }
}

async function alignTray(
  { sync }: Parts,
  panel: PanelId,
  { session, state, glasses, answers }: LoadedSession,
  taster: TasterId,
): Promise<void> {
  const name = trayName({ panel, session }, taster);
  const tray = await sync.read(name, readTray);
  if (!tray.ok) throw new Error(`${tray.code} ${JSON.stringify(tray.data)}`);
  const own = glasses.filter((glass) => glass.taster === taster);
  const glassOf = (code: TastingCode) => own.find((glass) => glass.code === code);
  const changes = trayChanges(
    tray.value,
    state,
    (code) => glassOf(code)?.last ?? null,
    (code) => {
      const glass = glassOf(code);
      return glass === undefined ? null : (answers?.(glass) ?? null);
    },
  );
  if (changes.state === null && changes.seals.length + changes.answers.length === 0) return;
  await sync.change(name, (doc) => applyTrayChanges(doc, changes));
}

/** Writes the content of a sheet that was keyed in from paper into its live document (KEY-4). */
async function fillKeyedSheets(
  { database, sync }: Parts,
  panel: PanelId,
  { session, glasses }: LoadedSession,
  taster: TasterId,
): Promise<void> {
  for (const { code, last } of glasses.filter((glass) => glass.taster === taster)) {
    if (last === null || last.open || !last.keyed) continue;
    const content = await database.inPanel(panel, (scope) =>
      sealedContent(scope, { session, taster, code }),
    );
    const sealed = readSealed(content);
    if (!sealed.ok) throw new Error(`${sealed.code} ${JSON.stringify(sealed.data)}`);
    await sync.change(sheetName({ panel, session }, taster, code), (doc) =>
      writeSealed(doc, sealed.value),
    );
  }
}

async function clearSpentSignatures(
  { sync }: Parts,
  panel: PanelId,
  { session, glasses }: LoadedSession,
  taster: TasterId,
): Promise<void> {
  for (const { code, last } of glasses.filter((glass) => glass.taster === taster)) {
    if (last === null || !last.open) continue;
    const name = sheetName({ panel, session }, taster, code);
    const sheet = await sync.read(name, readEvaluation);
    if (!sheet.ok || sheet.value.signature === null) continue;
    if (isSpent(sheet.value.signature.at, last)) await sync.change(name, clearSignature);
  }
}
