import type * as Y from 'yjs';
import {
  type Watched,
  type WatchedSession,
  type WatchedTaster,
  watchedSessionSchema,
  watchedTasterSchema,
} from '../watching/watched-session.ts';

/**
 * LIV-5: the document of watchers: two lists, `session` with one entry and `tasters` with one each, in the order they are
 * shown. Lists, since what a server wrote before it was started anew is taken out of a list and leaves nothing behind.
 */
const session = (doc: Y.Doc): Y.Array<WatchedSession> => doc.getArray('session');
const tasters = (doc: Y.Doc): Y.Array<WatchedTaster> => doc.getArray('tasters');

/** Brings the document to what is so; writes nothing where it is so already. */
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

/** Reads what a watcher was served; null before there is anything, and for what is of a later shape. */
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
