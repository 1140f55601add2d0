import { sheetName } from '../../../domain/documents/document-names.ts';
import {
  type EvaluationValue,
  readEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { decideSeal, type SealedVersion } from '../../../domain/sheets/decide-seal.ts';
import type { PanelScope } from '../../database/database.ts';
import { decideInPanel } from '../../database/decide.ts';
import { findGlass } from '../../database/glasses.ts';
import { lockSession } from '../../database/sessions.ts';
import { insertSheet, lastSealed, type SheetKey } from '../../database/sheets.ts';
import { noteLastSession } from '../../database/tasters.ts';
import type { CommandParts, Issuer } from '../context/command-parts.ts';
import { keepRecord } from '../context/keep-record.ts';
import { readIfThere } from '../context/read-if-there.ts';
import { sheetDigest, storableSheet } from './sheet-content.ts';

/** A sheet that is sealed: which version stands in the records, and what it was sealed with if that was just now. */
export type SealOutcome = {
  readonly stands: Pick<SealedVersion, 'version' | 'digest' | 'sealedAt'>;
  readonly sealedNow: EvaluationValue | null;
};

/**
 * EVA-3: seals a signed sheet from its document as the server holds it: an immutable version with its digest, its marks
 * and the audit row in one transaction. Asked again, it answers what stands. Commands of the session wait meanwhile.
 */
export async function sealSheet(
  parts: Pick<CommandParts, 'database' | 'sync'>,
  issuer: Issuer,
  key: SheetKey,
  at: string,
): Promise<Result<SealOutcome>> {
  const name = sheetName({ panel: issuer.panel, session: key.session }, key.taster, key.code);
  const read = await readIfThere(parts.sync, name, readEvaluation);
  if (read === null) return refuse('not-found');
  if (!read.ok) return read;
  const sheet = storableSheet(read.value);
  return decideInPanel(parts.database, issuer.panel, (scope) =>
    seal(scope, issuer, key, sheet, at),
  );
}

async function seal(
  scope: PanelScope,
  issuer: Issuer,
  key: SheetKey,
  sheet: EvaluationValue,
  at: string,
): Promise<Result<SealOutcome>> {
  const session = await lockSession(scope, key.session);
  const glass = await findGlass(scope, key);
  if (session === null || glass === null) return refuse('not-found');
  const last = await lastSealed(scope, key);
  const decision = decideSeal({ state: session.state, last, sheet });
  if (!decision.ok) return decision;
  if ('stands' in decision.value) return accept({ stands: decision.value.stands, sealedNow: null });
  const { seals } = decision.value;
  const digest = sheetDigest({ panel: scope.panel, ...key, version: seals.version, value: sheet });
  await insertSheet(scope, { ...key, ...seals, digest, sealedAt: at, value: sheet });
  await noteLastSession(scope, [key.taster], session.date);
  await keepRecord(
    scope,
    issuer,
    {
      command: 'seal-sheet',
      data: key,
      before: { version: last?.version ?? null },
      after: { ...seals, digest },
    },
    at,
  );
  const stands = { version: seals.version, digest, sealedAt: at };
  return accept({ stands, sealedNow: sheet });
}
