import { sql } from 'kysely';
import { readSealed, type SealedEvaluation } from '../../../domain/documents/sealed-evaluation.ts';
import type { WholeSheet } from '../../../domain/sheets/whole-sheet.ts';
import type { PanelScope } from '../database.ts';
import { instantText, json } from '../json.ts';
import { listSealedSheets, type SheetKey, sealedContent } from './sheets.ts';

/** A sealed sheet of a session from its record, with later edits from the audit trail (EVA-8). */
export async function readWholeSheet(scope: PanelScope, key: SheetKey): Promise<WholeSheet> {
  const sheets = await listSealedSheets(scope, key.session);
  const sheet = sheets.find(({ taster, code }) => taster === key.taster && code === key.code);
  if (sheet === undefined) return { sheet: null, later: [] };
  const said = saidIn(await sealedContent(scope, key));
  return { sheet: { ...sheet, said }, later: await later(scope, key) };
}

async function later(
  { trx, panel }: PanelScope,
  { session, taster, code }: SheetKey,
): Promise<WholeSheet['later']> {
  const rows = await trx
    .selectFrom('audit')
    .select(['at', 'after'])
    .where('panel', '=', panel)
    .where('command', '=', 'sheet-edited-after-seal')
    .where(sql<boolean>`data @> ${json({ session, taster, code })}::jsonb`)
    .orderBy('sequence')
    .limit(100)
    .execute();
  return rows.map(({ at, after }) => ({ at: instantText(at), said: saidIn(after) }));
}

function saidIn(content: unknown): SealedEvaluation | null {
  const read = readSealed(content);
  return read.ok ? read.value : null;
}
