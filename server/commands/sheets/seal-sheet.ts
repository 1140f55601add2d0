import * as Y from 'yjs';
import { sheetName, trayName } from '../../../domain/documents/document-names.ts';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { readTray } from '../../../domain/documents/tray.document.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { clockDoubt } from '../../../domain/sheets/clock-doubt.ts';
import { type Conduct, conductOf } from '../../../domain/sheets/conduct.ts';
import {
  decideSeal,
  isWithoutDigest,
  type SealedVersion,
} from '../../../domain/sheets/decide-seal.ts';
import { glassDigest } from '../../audit/glass-digest.ts';
import { sheetDigest } from '../../audit/sheet-digest.ts';
import type { PanelScope } from '../../database/database.ts';
import { closeDocuments, loadDocument } from '../../database/documents/document-log.ts';
import { doubtOfTaster } from '../../database/installation/account-doubts.ts';
import { findGlass } from '../../database/sessions/glasses.ts';
import { lockSession } from '../../database/sessions/sessions.ts';
import { definitionOf } from '../../database/sessions/sheet-of-session.ts';
import {
  insertSheet,
  lastSealed,
  type SheetKey,
  takenSheets,
} from '../../database/sheets/sheets.ts';
import { noteLastSession } from '../../database/tasters/tasters.ts';
import { applyStored } from '../../sync/apply-stored.ts';
import type { CommandAnswer, CommandContext, DecidedCommand } from '../context/command-context.ts';
import { readIfThere } from '../context/read-if-there.ts';
import { figuresSeenBefore } from './figures-seen-before.ts';
import { storableSheet } from './sheet-content.ts';
import { storedEvaluation } from './stored-evaluation.ts';

/** The part of a command's context that sealing needs. */
export type SealContext = Pick<CommandContext, 'decide' | 'sync' | 'issuer' | 'at'>;

/**
 * Seals a signed sheet from its stored document: an immutable version with its digest, its marks
 * and the audit entry, in one transaction (EVA-3). Idempotent: a repeated call returns the sealed
 * version. The lock on the session serialises its commands.
 */
export async function sealSheet(
  { decide, sync, issuer, at }: SealContext,
  key: SheetKey,
): Promise<Result<CommandAnswer>> {
  const name = sheetName({ panel: issuer.panel, session: key.session }, key.taster, key.code);
  // This process first stores its pending updates of the sheet.
  if ((await readIfThere(sync, name, () => true)) === null) return refuse('not-found');
  return decide((scope) => seal(scope, key, name, at));
}

async function seal(
  scope: PanelScope,
  key: SheetKey,
  name: string,
  at: string,
): Promise<DecidedCommand> {
  const session = await lockSession(scope, key.session);
  const glass = await findGlass(scope, key);
  if (session === null || glass === null) return refuse('not-found');
  const last = await lastSealed(scope, key);
  // From here on no process can store an update of the sheet, so the stored content is the sealed
  // content (KEE-8).
  await closeDocuments(scope.trx, [name], true);
  const read = await storedEvaluation(scope, name);
  if (!read.ok) return read;
  const sheet = storableSheet(read.value);
  const decision = decideSeal({
    state: session.state,
    last,
    sheet: { ...read.value, ...sheet },
    definition: await definitionOf(scope, session.sheet),
  });
  if (!decision.ok) return decision;
  if ('stands' in decision.value)
    return accept({ answer: answerOf(key, decision.value.stands), audited: [] });
  const { seals } = decision.value;
  const digest = sheetDigest({ panel: scope.panel, ...key, version: seals.version, value: sheet });
  // A re-opened sheet has no tasting order. But its taster may have seen the panel's figures
  // (EVA-9, QUA-34).
  const conduct =
    seals.version === 1
      ? await conductAtSeal(scope, key, { position: glass.position, sheet, at })
      : await figuresSeenBefore(scope, key);
  await insertSheet(scope, { ...key, ...seals, digest, sealedAt: at, value: sheet, conduct });
  await noteLastSession(scope, [key.taster], session.date);
  // The device's clock is recorded next to the server's (EVA-7).
  const signedAt = sheet.signature?.at ?? at;
  // The seal records whether the signer's account had an unconfirmed sign-in alert at the time
  // (ACC-41).
  const unconfirmed = await doubtOfTaster(scope, key.taster);
  return accept({
    answer: answerOf(key, { version: seals.version, digest, sealedAt: at }),
    audited: {
      command: 'seal-sheet',
      data: key,
      before: { version: last?.version ?? null },
      after: {
        ...seals,
        digest,
        glassDigest: glassDigest({ panel: scope.panel, session: key.session }, glass),
        signedAt,
        clock: clockDoubt(signedAt, at),
        ...(isWithoutDigest(sheet.signature) && { withoutDigest: true }),
        ...(conduct && { conduct }),
        ...(unconfirmed && { unconfirmed }),
      },
    },
  });
}

/** Builds the answer: the sealed version, and nothing about the sample. */
const answerOf = (
  { session, code }: SheetKey,
  { version, digest, sealedAt }: Pick<SealedVersion, 'version' | 'digest' | 'sealedAt'>,
): CommandAnswer => ({ session, code, version, digest, sealedAt });

/**
 * Determines the conduct of a sheet that is being sealed, its order and rest, from the stored tray
 * and the sheets sealed before (EVA-9). Null when the tray cannot be read: the sheet is sealed
 * anyway.
 */
async function conductAtSeal(
  scope: PanelScope,
  key: SheetKey,
  facts: { readonly position: number; readonly sheet: EvaluationValue; readonly at: string },
): Promise<Conduct | null> {
  const { sheet, at, position } = facts;
  const stored = await loadDocument(
    scope.trx,
    trayName({ panel: scope.panel, session: key.session }, key.taster),
  );
  if (stored === null) return null;
  const doc = new Y.Doc();
  applyStored(doc, stored);
  const tray = readTray(doc);
  doc.destroy();
  if (!tray.ok) return null;
  return conductOf({
    sheet: {
      position,
      startedAt: sheet.startedAt,
      signedAt: sheet.signature?.at ?? at,
      sealedAt: at,
    },
    others: await takenSheets(scope, key),
    restSeconds: tray.value.restSeconds,
    isRestEnded: tray.value.restUntil === null,
  });
}
