import { sheetName } from '../../../domain/documents/document-names.ts';
import {
  type EvaluationValue,
  readEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import { accept } from '../../../domain/refusal.ts';
import { canonical } from '../../audit/canonical.ts';
import type { SheetKey } from '../../database/sheets.ts';
import type { CommandContext } from '../context/command-context.ts';
import { readIfThere } from '../context/read-if-there.ts';
import { storableSheet } from './sheet-content.ts';

/**
 * EVA-6: what arrived on a sheet between its being read and its being closed to the taster is no part of the sealed
 * version, but it is not lost: it stays in the document and is written whole into the audit trail.
 */
export async function noteEditsAfterSeal(
  { decide, sync, log, issuer }: Pick<CommandContext, 'decide' | 'sync' | 'log' | 'issuer'>,
  key: SheetKey,
  sealed: EvaluationValue,
): Promise<void> {
  const name = sheetName({ panel: issuer.panel, session: key.session }, key.taster, key.code);
  const read = await readIfThere(sync, name, readEvaluation);
  if (read === null || !read.ok) return;
  const now = storableSheet(read.value);
  if (canonical(now) === canonical(sealed)) return;
  log('warn', 'sheet-edited-after-seal', { ...key });
  await decide(async () =>
    accept({
      answer: null,
      told: { command: 'sheet-edited-after-seal', data: key, before: sealed, after: now },
    }),
  );
}
