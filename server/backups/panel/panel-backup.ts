import { type BackupFrame, writeFrame } from '../../../domain/backups/backup-frames.ts';
import type { BackupPeriod } from '../../../domain/backups/backup-period.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { PanelId } from '../../../domain/words/ids.ts';
import { type Decider, decideRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import { readPanel } from '../../database/panels.ts';
import { describeProblem, type Log } from '../../log/log.ts';
import { presentTables } from '../at-one-instant.ts';
import { BACKED_UP } from '../backed-up-tables.ts';
import { countOf } from '../table-rows.ts';
import { writeBackup } from '../write-backup.ts';
import { pullPieces } from './pull-pieces.ts';

/** BAK-21 to BAK-24: makes the backups that people of a panel ask for, one of a panel at a time in this process. */
export function createPanelBackups({
  database,
  log,
}: {
  readonly database: Database;
  readonly log: Log;
}) {
  const underWay = new Set<PanelId>();

  /** The frames of a backup of the period, while the panel works; whoever takes no more ends it (BAK-23). */
  async function begin(
    by: Decider,
    period: BackupPeriod,
  ): Promise<Result<AsyncIterable<Uint8Array>, 'backup-under-way'>> {
    const { panel } = by.issuer;
    if (underWay.has(panel)) return refuse('backup-under-way');
    // Before anything is waited for, so that of two at once one is refused.
    underWay.add(panel);
    try {
      const { name } = await database.inPanel(panel, readPanel);
      return accept(
        begunLate(frames(by, { id: panel, name }, period), () => underWay.delete(panel)),
      );
    } catch (problem) {
      underWay.delete(panel);
      throw problem;
    }
  }

  async function* frames(
    by: Decider,
    panel: { readonly id: PanelId; readonly name: string },
    period: BackupPeriod,
  ): AsyncGenerator<Uint8Array> {
    try {
      for await (const frame of pullPieces<BackupFrame>((give, signal) =>
        make(by, panel, period, give, signal),
      ))
        yield writeFrame(frame);
    } catch (problem) {
      log('error', 'panel-backup-failed', { panel: panel.id, problem: describeProblem(problem) });
      yield writeFrame({ kind: 'failed' });
    } finally {
      underWay.delete(panel.id);
    }
  }

  async function make(
    by: Decider,
    panel: { readonly id: PanelId; readonly name: string },
    period: BackupPeriod,
    give: (frame: BackupFrame) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void> {
    const of = await rowsOf(panel.id, period);
    const written = new Map<string, number>();
    let length = 0;
    const manifest = await writeBackup(database, {
      ...{ panels: [panel], period, at: by.at, signal },
      write: async (bytes) => {
        length += bytes.length;
        await give({ kind: 'piece', bytes });
      },
      told: (table, rows) => {
        written.set(table, rows);
        const all = [...written.values()].reduce((sum, count) => sum + count, 0);
        // In its order among the pieces, and no reason to wait.
        void give({ kind: 'told', progress: { table, rows: Math.min(all, of), of } }).catch(
          () => undefined,
        );
      },
    });
    const sheets = manifest.entries
      .filter(({ name }) => name.startsWith('rows/sheets.'))
      .reduce((sum, { rows }) => sum + (rows ?? 0), 0);
    await decideRecorded(database, by, async () =>
      accept({
        answer: null,
        told: { command: 'make-backup', data: period, after: { sheets, bytes: length } },
      }),
    );
    await give({ kind: 'end', length });
  }

  /** How many rows there are to be written, as far as is known before. */
  async function rowsOf(panel: PanelId, period: BackupPeriod): Promise<number> {
    const present = await presentTables(database);
    return database.asInstallation(async (trx) => {
      let rows = 0;
      for (const table of BACKED_UP.filter((one) => present.has(one.table))) {
        const { rows: counted } = await countOf(table, { panels: [panel], period }).execute(trx);
        rows += counted[0]?.rows ?? 0;
      }
      return rows;
    });
  }

  return { begin };
}

/** Pieces of which nobody may ever take one: then `release` does what their end would have done. */
function begunLate(
  pieces: AsyncGenerator<Uint8Array>,
  release: () => void,
): AsyncIterable<Uint8Array> {
  let isBegun = false;
  return {
    [Symbol.asyncIterator]: () => ({
      next() {
        isBegun = true;
        return pieces.next();
      },
      return() {
        if (!isBegun) release();
        return pieces.return(undefined);
      },
    }),
  };
}
