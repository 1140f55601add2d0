import * as Y from 'yjs';
import { sheetName, trayName } from '../../domain/documents/document-names.ts';
import { readEvaluation } from '../../domain/documents/evaluation.document.ts';
import { readTray, type TrayValue } from '../../domain/documents/tray.document.ts';
import { writeWatched } from '../../domain/documents/watch.document.ts';
import type { WatchRoom } from '../../domain/watching/watch-address.ts';
import {
  type WatchedTaster,
  watchedState,
  watchedTaster,
} from '../../domain/watching/watched-session.ts';
import type { TasterId } from '../../domain/words/ids.ts';
import type { Database } from '../database/database.ts';
import {
  type WatchedHead,
  type WatchedRows,
  watchedRows,
} from '../database/sessions/watched-rows.ts';
import type { Sync } from '../sync/create-sync.ts';

/** The dependencies of a watched session. */
export type RoomParts = {
  readonly database: Database;
  readonly sync: Pick<Sync, 'hocuspocus'>;
  /** The server's clock, in ms since 1970. */
  readonly now: () => number;
  readonly onProblem: (problem: unknown) => void;
};

/** A session that is being watched. */
export type WatchedRoom = ReturnType<typeof createWatchedRoom>;

/**
 * Creates the read-only document that the watchers of a session receive (LIV-5). This process
 * derives it from rows, trays and current sheets only. It keeps those documents loaded, so it gets
 * the updates of every process as devices do (SCA-1).
 */
export function createWatchedRoom(parts: RoomParts, place: WatchRoom) {
  const { database, sync, now, onProblem } = parts;
  const doc = new Y.Doc();
  const held = new Map<string, HeldDocument>();
  let rows: WatchedRows | null = null;
  let closed = false;
  let turn: Promise<void> = Promise.resolve();
  let isAsked = false;

  const trayOf = (taster: TasterId): TrayValue | null => {
    const tray = held.get(trayName(place, taster));
    const read = tray === undefined || tray.isGone() ? null : readTray(tray.doc);
    return read?.ok ? read.value : null;
  };

  /** Returns the name of the current sheet: that of the first glass that is not sealed. */
  const atHand = (taster: TasterId): string | null => {
    const glass = trayOf(taster)?.glasses.find(({ sealed }) => sealed === null);
    return glass === undefined ? null : sheetName(place, taster, glass.code);
  };

  function hasBegun(taster: TasterId): boolean {
    const name = atHand(taster);
    const sheet = name === null ? undefined : held.get(name);
    const read = sheet === undefined || sheet.isGone() ? null : readEvaluation(sheet.doc);
    return read?.ok === true && read.value.startedAt !== null;
  }

  function tell(): void {
    if (rows === null || closed) return;
    const { panel, session, date, tasters } = rows;
    const state = watchedState(rows.state);
    const told = tasters.map(({ id, name }): WatchedTaster => {
      const tray = trayOf(id);
      const glasses = tray?.glasses ?? [];
      const done = glasses.filter(({ sealed }) => sealed !== null).length;
      const rest = { begun: hasBegun(id), restUntil: tray?.restUntil ?? null };
      return watchedTaster({ name, done, of: glasses.length, ...rest }, state, now());
    });
    writeWatched(doc, { session: { version: 1, panel, session, date, state }, tasters: told });
  }

  async function hold(names: readonly string[]): Promise<void> {
    await Promise.all(
      names.map(async (name) => {
        if (held.has(name)) return;
        try {
          held.set(name, await holdDocument(sync, name, ask));
        } catch (problem) {
          onProblem(problem);
        }
      }),
    );
  }

  async function release(wanted: (name: string, one: HeldDocument) => boolean): Promise<void> {
    for (const [name, one] of held) {
      if (wanted(name, one)) continue;
      held.delete(name);
      await one.release().catch(onProblem);
    }
  }

  /**
   * Loads the documents that are needed now, releases the others, and updates the watched document.
   */
  async function follow(): Promise<void> {
    if (closed) return;
    await release((_name, one) => !one.isGone());
    const tasters = rows?.tasters.map(({ id }) => id) ?? [];
    const trays = tasters.map((id) => trayName(place, id));
    await hold(trays);
    const sheets = tasters.flatMap((id) => atHand(id) ?? []);
    await hold(sheets);
    const wanted = new Set([...trays, ...sheets]);
    await release((name) => wanted.has(name));
    tell();
  }

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work);
    // Whoever asked for the work reports its problem.
    turn = done.catch(() => undefined);
    return done;
  };

  /** Coalesces the changes of one tick of the event loop into one refresh. */
  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    setImmediate(() => {
      isAsked = false;
      inTurn(follow).catch(onProblem);
    });
  }

  return {
    doc,
    place,
    /**
     * Polls once: reads the rows again if their head changed, and updates what depends on the
     * clock. False when the session does not exist.
     */
    async look(head?: WatchedHead): Promise<boolean> {
      if (head === undefined || !isSame(head, rows))
        await inTurn(async () => {
          rows = await database.inPanel(place.panel, (scope) => watchedRows(scope, place.session));
          await follow();
        });
      else if (rows?.tasters.some(({ id }) => !held.has(trayName(place, id)))) ask();
      else tell();
      return rows !== null;
    },
    async close(): Promise<void> {
      closed = true;
      await turn;
      await release(() => false);
      doc.destroy();
    },
  };
}

const isSame = (head: WatchedHead, rows: WatchedRows | null): boolean =>
  head.state === rows?.state && head.date === rows.date && head.glasses === rows.glasses;

/** A live document that is kept loaded for reading. */
type HeldDocument = {
  readonly doc: Y.Doc;
  /** Whether the document was destroyed or replaced: it gets no more updates. */
  isGone(): boolean;
  release(): Promise<void>;
};

/**
 * Keeps a live document loaded and calls back when it changes, at any process, or is destroyed
 * (LIV-5).
 */
async function holdDocument(
  { hocuspocus }: Pick<Sync, 'hocuspocus'>,
  name: string,
  onChange: () => void,
): Promise<HeldDocument> {
  const direct = await hocuspocus.openDirectConnection(name);
  const doc = direct.document;
  if (doc === null) throw new Error(`${name} was let go while it was opened`);
  let gone = doc.isDestroyed;
  const destroyed = (): void => {
    gone = true;
    onChange();
  };
  doc.on('update', onChange);
  doc.on('destroy', destroyed);
  return {
    doc,
    isGone: () => gone,
    release() {
      doc.off('update', onChange);
      doc.off('destroy', destroyed);
      return direct.disconnect();
    },
  };
}
