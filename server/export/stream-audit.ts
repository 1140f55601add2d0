import type { AuditQuery } from '../../domain/audit/audit-query.ts';
import type { NamedAuditRow } from '../../domain/audit/audit-row.ts';
import { csvLine } from '../../domain/files/csv-line.ts';
import { toCsv } from '../../domain/files/write-csv.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import { type AuditPiece, readAudit } from '../audit/list-audit.ts';
import type { Database } from '../database/database.ts';

const HEADS = [
  'sequence',
  'at',
  'name',
  'role',
  'from',
  'command',
  /** The names of the tasters and samples of the entry, from the registers (AUD-13). */
  'names',
  'data',
  'before',
  'after',
  'reason',
  'digest',
] as const;

/** How many entries are read at a time. */
const PIECE = 500;

/**
 * Streams the export audit.csv, the newest entry first (AUD-4). Each chunk is read in a transaction
 * of its own when the reader asks for it. So an audit trail of years is never in memory at once,
 * and entries added meanwhile are not included.
 */
export async function* streamAudit(
  database: Database,
  panel: PanelId,
  query: AuditQuery,
  piece = PIECE,
): AsyncGenerator<string> {
  yield toCsv([HEADS]);
  let before: number | null = null;
  do {
    const page: AuditPiece = { before, most: piece };
    const rows = await database.searchInPanel(panel, (scope) => readAudit(scope, query, page));
    if (rows.length > 0) yield rows.map((row) => `${csvLine(cells(row))}\r\n`).join('');
    before = rows.length < piece ? null : (rows.at(-1)?.sequence ?? null);
  } while (before !== null);
}

const cells = (row: NamedAuditRow): readonly string[] =>
  HEADS.map((head) => {
    if (head === 'names') return Object.values(row.names).join('; ');
    const value = row[head];
    if (value === null) return '';
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  });
