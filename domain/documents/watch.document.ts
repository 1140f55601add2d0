import type * as Y from 'yjs';
import {
  type Watched,
  type WatchedSession,
  type WatchedTaster,
  watchedSessionSchema,
  watchedTasterSchema,
} from '../watching/watched-session.ts';

/**
 * The document of watchers (read-only clients): a list `session` with one entry, and a list
 * `tasters` in the order of display (LIV-5). They are lists, since a list keeps nothing of what a
 * server wrote before its restart.
 */
const session = (doc: Y.Doc): Y.Array<WatchedSession> => doc.getArray('session');
const tasters = (doc: Y.Doc): Y.Array<WatchedTaster> => doc.getArray('tasters');

/** Updates the document of watchers to the present state; writes nothing where it is equal. */
export function writeWatched(doc: Y.Doc, watched: Watched): void {
  doc.transact(() => {
    bring(session(doc), [watched.session]);
    bring(tasters(doc), watched.tasters);
  });
}

function bring<Entry>(list: Y.Array<Entry>, entries: readonly Entry[]): void {
  entries.forEach((entry, place) => {
    if (place < list.length) {
      if (JSON.stringify(list.get(place)) === JSON.stringify(entry)) return;
      list.delete(place, 1);
    }
    list.insert(place, [entry]);
  });
  if (list.length > entries.length) list.delete(entries.length, list.length - entries.length);
}

/** Reads the document of watchers; null while it is empty, or where a newer version wrote it. */
export function readWatched(doc: Y.Doc): Watched | null {
  const head = watchedSessionSchema.safeParse(session(doc).toArray().at(-1));
  if (!head.success) return null;
  const people = tasters(doc)
    .toArray()
    .map((entry) => watchedTasterSchema.safeParse(entry));
  return people.every((one) => one.success)
    ? { session: head.data, tasters: people.map((one) => one.data) }
    : null;
}
