import { sheetName } from '../../../domain/documents/document-names.ts';
import {
  type EvaluationValue,
  readEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { decideSeal, type SealedVersion } from '../../../domain/sheets/decide-seal.ts';
import type { Recorded } from '../../audit/decide-recorded.ts';
import type { PanelScope } from '../../database/database.ts';
import { findGlass } from '../../database/glasses.ts';
import { lockSession } from '../../database/sessions.ts';
import { insertSheet, lastSealed, type SheetKey } from '../../database/sheets.ts';
import { noteLastSession } from '../../database/tasters.ts';
import type { CommandContext } from '../context/command-context.ts';
import { readIfThere } from '../context/read-if-there.ts';
import { sheetDigest, storableSheet } from './sheet-content.ts';

/** A sheet that is sealed: which version stands in the records, and what it was sealed with if that was just now. */
export type SealOutcome = {
  readonly stands: Pick<SealedVersion, 'version' | 'digest' | 'sealedAt'>;
  readonly sealedNow: EvaluationValue | null;
};

/** What sealing needs of a command's context. */
export type SealContext = Pick<CommandContext, 'decide' | 'sync' | 'issuer' | 'at'>;

/**
 * EVA-3: seals a signed sheet from its document as the server holds it: an immutable version with its digest, its marks
 * and the audit row in one transaction. Asked again, it answers what stands. Commands of the session wait meanwhile.
 */
export async function sealSheet(
  { decide, sync, issuer, at }: SealContext,
  key: SheetKey,
): Promise<Result<SealOutcome>> {
  const name = sheetName({ panel: issuer.panel, session: key.session }, key.taster, key.code);
  const read = await readIfThere(sync, name, readEvaluation);
  if (read === null) return refuse('not-found');
  if (!read.ok) return read;
  const sheet = storableSheet(read.value);
  return decide((scope) => seal(scope, key, sheet, at));
}

async function seal(
  scope: PanelScope,
  key: SheetKey,
  sheet: EvaluationValue,
  at: string,
): Promise<Result<Recorded<SealOutcome>>> {
  const session = await lockSession(scope, key.session);
  const glass = await findGlass(scope, key);
  if (session === null || glass === null) return refuse('not-found');
  const last = await lastSealed(scope, key);
  const decision = decideSeal({ state: session.state, last, sheet });
  if (!decision.ok) return decision;
  if ('stands' in decision.value)
    return accept({ answer: { stands: decision.value.stands, sealedNow: null }, told: [] });
  const { seals } = decision.value;
  const digest = sheetDigest({ panel: scope.panel, ...key, version: seals.version, value: sheet });
  await insertSheet(scope, { ...key, ...seals, digest, sealedAt: at, value: sheet });
  await noteLastSession(scope, [key.taster], session.date);
  const stands = { version: seals.version, digest, sealedAt: at };
  return accept({
    answer: { stands, sealedNow: sheet },
    told: {
      command: 'seal-sheet',
      data: key,
      before: { version: last?.version ?? null },
      after: { ...seals, digest },
    },
  });
}
