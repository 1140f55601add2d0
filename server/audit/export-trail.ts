import { closeSync, openSync, writeSync } from 'node:fs';
import type { PanelId } from '../../domain/words/ids.ts';
import type { Database } from '../database/database.ts';
import type { DayHead } from './day-head.ts';
import { signHead } from './signed-head.ts';
import { verifyAudit } from './verify-audit.ts';

/**
 * Exports the audit trail of one panel into a new file, which tools/verify-trail.ts verifies on its
 * own (AUD-11, docs/trail.md). The file has the panel's day heads and a signed head for this
 * export. A broken trail is written as far as it is intact, without a head.
 */
export async function exportTrail(
  database: Database,
  { id: panel, name }: { readonly id: PanelId; readonly name: string },
  {
    days,
    file,
    at,
  }: { readonly days: readonly DayHead[]; readonly file: string; readonly at: Date },
): Promise<void> {
  const { trailKey } = database;
  const out = openSync(file, 'wx', 0o600);
  const write = (kind: string, line: object): void => {
    writeSync(out, `${JSON.stringify({ kind, ...line })}\n`);
  };
  try {
    const { id, publicKey } = trailKey;
    write('trail', { format: 'verdial-trail-1', panel, name, key: { id, publicKey } });
    const head = { panel, sequence: 0, digest: '', since: 1 };
    const verdict = await database.inPanel(panel, ({ trx }) =>
      verifyAudit({ trx, trailKey }, panel, [], (link) => {
        write('entry', link);
        Object.assign(head, { sequence: link.sequence, digest: link.digest });
      }),
    );
    for (const day of days) if (day.panel === panel) write('day', day);
    if (verdict.since === null) return;
    const signed = { ...head, since: verdict.since };
    const instant = at.toISOString();
    const signature = signHead(trailKey, signed, 'export', instant);
    write('head', { ...signed, at: instant, key: id, signature });
  } finally {
    closeSync(out);
  }
}
