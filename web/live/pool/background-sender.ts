import { remedyFor } from '../../../domain/sync/close-reasons.ts';
import type { DocumentHandle } from './document-handle.ts';
import type { Schedule } from './schedule.ts';

/** What is not stored so long after it was asked for makes room for the next, in ms. */
const LIMIT = 30_000;
/** What made room is tried again after this long, in ms. */
const AGAIN = 60_000;

type Followed = Pick<DocumentHandle, 'status' | 'subscribe'>;

/** The documents of a pool as far as those need it who send what waits in them. */
type Documents = {
  readonly hold: (name: string) => void;
  readonly handle: (name: string) => Followed | null;
  /** Gives it back: it closes at once if nobody else holds it. */
  readonly giveBack: (name: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * SYN-32: the background sender: sends unsent work of documents that nobody has open, one document
 * after the other, so that a mark waits for no page to be opened. What is refused stays, and is
 * tried again in the next connection.
 */
export function createBackgroundSender(parts: {
  readonly lacking: () => Promise<readonly string[]>;
  readonly documents: Documents;
  readonly isConnected: () => boolean;
  readonly schedule: Schedule;
  readonly onChange: () => void;
}) {
  const { documents, schedule } = parts;
  const waiting = new Set<string>();
  const tried = new Set<string>();
  let isKnown = false;
  const over = new AbortController();
  let isSending = false;
  let callOff = () => {};

  async function look(): Promise<void> {
    try {
      for (const name of await parts.lacking()) waiting.add(name);
    } catch {
      // What cannot be read cannot be sent either: looked at again in the next connection.
    }
    isKnown = true;
    parts.onChange();
    next();
  }

  function next(): void {
    if (isSending || over.signal.aborted || !parts.isConnected()) return;
    const name = [...waiting].find((one) => !tried.has(one) && documents.handle(one) === null);
    if (name === undefined) return;
    isSending = true;
    tried.add(name);
    void sendOne({ name, documents, schedule, over: over.signal }).then((end) => {
      isSending = false;
      if (end === 'sent') waiting.delete(name);
      else if (end === 'late') tryLater();
      documents.giveBack(name);
      parts.onChange();
      next();
    });
  }

  function tryLater(): void {
    callOff();
    callOff = schedule(AGAIN, begin);
  }

  function begin(): void {
    tried.clear();
    void look();
  }

  return {
    /** There is a way to the server, or again one: what waits is looked for and sent. */
    begin,
    /** What waits on this device, as far as it is known. */
    waiting: (): readonly string[] => [...waiting],
    /** Whether it was looked for. */
    isKnown: (): boolean => isKnown,
    /** BTH-54: what nobody has open is not on this device any more. */
    lost(): void {
      waiting.clear();
      parts.onChange();
    },
    /** A screen opens a document: what is written there may be taken where it was refused before. */
    opened: (name: string): void => void tried.delete(name),
    /** A document is closed: what it held is stored, or waits from now on; null where that was not read yet. */
    closed(name: string, isUnstored: boolean | null): void {
      if (isUnstored === true) waiting.add(name);
      else if (isUnstored === false) waiting.delete(name);
      next();
    },
    stop(): void {
      over.abort();
      callOff();
    },
  };
}

/** Holds a document until all that waited in it is stored, or is not to be; it is the caller's to give back. */
function sendOne({
  name,
  documents,
  schedule,
  over,
}: {
  readonly name: string;
  readonly documents: Documents;
  readonly schedule: Schedule;
  readonly over: AbortSignal;
}): Promise<'sent' | 'refused' | 'late'> {
  return new Promise((resolve) => {
    let followed: Followed | null = null;
    let unfollow = () => {};
    const end = (how: 'sent' | 'refused' | 'late') => {
      for (const stop of [unfollow, stopPool, callOff]) stop();
      resolve(how);
    };
    over.addEventListener('abort', () => end('refused'), { once: true });
    const look = () => {
      const handle = documents.handle(name);
      if (handle === null) return;
      if (handle !== followed) {
        // A copy that was set aside has made room for another.
        unfollow();
        followed = handle;
        unfollow = handle.subscribe(look);
      }
      const { stored, met, refused } = handle.status();
      const remedy = refused === null ? null : remedyFor(refused);
      if (stored && met) end('sent');
      else if (remedy === 'give-up' || remedy === 'sign-in') end('refused');
    };
    const callOff = schedule(LIMIT, () => end('late'));
    const stopPool = documents.subscribe(look);
    documents.hold(name);
    look();
  });
}
