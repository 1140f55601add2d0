import { type BackupFrame, writeFrame } from '../../../domain/backups/backup-frames.ts';
import type { BackupPeriod } from '../../../domain/backups/backup-period.ts';
import { decideBackup } from '../../../domain/backups/decide-backup.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { PanelId } from '../../../domain/words/ids.ts';
import { type Decider, decideRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import { readPanel } from '../../database/installation/panels.ts';
import { describeProblem, type Log } from '../../log/log.ts';
import { BACKED_UP, LEADERS_ONLY } from '../backed-up-tables.ts';
import { signerOf } from '../backup-signature.ts';
import { writeBackupInChild } from '../child-process/write-backup-in-child.ts';
import { countOf } from '../table-rows.ts';
import { MadeElsewhere, presentTables } from '../with-snapshot.ts';
import { listPanelBackups } from './list-panel-backups.ts';

/**
 * The concurrency limit of backups across all panels (BAK-23). A server uses one of its ten
 * database connections for each, for as long as the client reads.
 */
const MOST_AT_ONCE = 3;
/** The seconds after which a client may retry when the limit is reached. */
const BUSY_FOR = 60;

/**
 * Creates the backups that people of a panel request, one at a time for each panel (BAK-21 to
 * BAK-24, BAK-50).
 */
export function createPanelBackups({
  database,
  log,
}: {
  readonly database: Database;
  readonly log: Log;
}) {
  const underWay = new Set<PanelId>();

  type Refusals = 'backup-under-way' | 'backups-too-often' | 'too-many-requests';

  /**
   * Starts a backup of the period and returns its frames, while the panel works. It is cancelled
   * when the client stops reading (BAK-23).
   */
  async function begin(
    by: Decider,
    period: BackupPeriod,
  ): Promise<Result<AsyncIterable<Uint8Array>, Refusals>> {
    const { panel } = by.issuer;
    if (underWay.has(panel)) return refuse('backup-under-way');
    if (underWay.size >= MOST_AT_ONCE) return refuse('too-many-requests', { seconds: BUSY_FOR });
    // Before the first `await`, so that of two concurrent requests one is refused.
    underWay.add(panel);
    try {
      const asked = await database.inPanel(panel, async (scope) => ({
        name: (await readPanel(scope)).name,
        mayBegin: decideBackup(
          (await listPanelBackups(scope)).map(({ at }) => at),
          by.at,
        ),
      }));
      if (!asked.mayBegin.ok) {
        underWay.delete(panel);
        return asked.mayBegin;
      }
      const pieces = frames(by, { id: panel, name: asked.name }, period);
      // The first frame proves that no other process makes a backup of the panel.
      return accept(begunWith(await pieces.next(), pieces));
    } catch (problem) {
      underWay.delete(panel);
      if (problem instanceof MadeElsewhere) return refuse('backup-under-way');
      throw problem;
    }
  }

  async function* frames(
    by: Decider,
    panel: { readonly id: PanelId; readonly name: string },
    period: BackupPeriod,
  ): AsyncGenerator<Uint8Array, void> {
    try {
      for await (const frame of pullPieces<BackupFrame>((give, signal) =>
        make(by, panel, period, give, signal),
      ))
        yield writeFrame(frame);
    } catch (problem) {
      if (problem instanceof MadeElsewhere) throw problem;
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
    const isPartial = by.issuer.role !== 'jefespanel';
    const of = await rowsOf(panel.id, period, isPartial);
    const written = new Map<string, number>();
    let length = 0;
    const manifest = await writeBackupInChild(database, {
      panels: [panel],
      period,
      at: by.at,
      signal,
      alone: panel.id,
      isPartial,
      sign: signerOf(database.trailKey),
      write: async (bytes) => {
        length += bytes.length;
        await give({ kind: 'piece', bytes });
      },
      told: (table, rows) => {
        written.set(table, rows);
        const all = [...written.values()].reduce((sum, count) => sum + count, 0);
        // In order with the pieces; there is no reason to wait for it.
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
        audited: {
          command: 'make-backup',
          data: period,
          after: { sheets, bytes: length, partial: isPartial },
        },
      }),
    );
    await give({ kind: 'end', length });
  }

  /** Counts the rows to write, as an estimate for the progress. */
  async function rowsOf(panel: PanelId, period: BackupPeriod, isPartial: boolean) {
    const present = await presentTables(database);
    let rows = 0;
    const written = BACKED_UP.filter(
      ({ table }) => present.has(table) && !(isPartial && LEADERS_ONLY.includes(table)),
    );
    for (const table of written) {
      // One transaction for each table, so that marks can use the single connection of an embedded
      // database in between.
      const { rows: counted } = await database.asInstallation((trx) =>
        countOf(table, { panels: [panel], period }).execute(trx),
      );
      rows += counted[0]?.rows ?? 0;
    }
    return rows;
  }

  return { begin };
}

/**
 * Continues an iteration whose first piece was taken already. It is cancelled when the consumer
 * stops, even before the first piece.
 */
function begunWith<Piece>(
  first: IteratorResult<Piece, void>,
  rest: AsyncGenerator<Piece, void>,
): AsyncIterable<Piece> {
  let isFilled = false;
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        if (isFilled) return rest.next();
        isFilled = true;
        return first;
      },
      return: () => rest.return(undefined),
    }),
  };
}

/**
 * Turns work that writes pieces into an async generator with backpressure. The work waits while the
 * consumer reads nothing, and gets an abort signal when the consumer stops. An error of the work is
 * thrown at the end.
 */
export async function* pullPieces<Piece>(
  work: (write: (piece: Piece) => Promise<void>, signal: AbortSignal) => Promise<void>,
): AsyncGenerator<Piece, void, void> {
  const pipe = new TransformStream<Piece, Piece>();
  const [writer, reader] = [pipe.writable.getWriter(), pipe.readable.getReader()];
  const ending = new AbortController();
  const done = work((piece) => writer.write(piece), ending.signal).then(
    () => writer.close(),
    (problem: unknown) => writer.abort(problem),
  );
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    ending.abort(new Error('nobody takes it any more'));
    await reader.cancel().catch(() => undefined);
    // An error was read from the pipe already, or there is no consumer any more.
    await Promise.allSettled([done]);
  }
}
