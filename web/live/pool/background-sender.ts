import { remedyFor } from '../../../domain/sync/close-reasons.ts';
import type { DocumentHandle } from './document-handle.ts';
import type { Schedule } from './schedule.ts';

/** Timeout of one document, in ms: then the sender goes on to the next. */
const LIMIT = 30_000;
/** A document that timed out is tried again after this long, in ms. */
const AGAIN = 60_000;

type Followed = Pick<DocumentHandle, 'status' | 'subscribe'>;

/** The parts of the pool that the background sender needs. */
type Documents = {
  readonly hold: (name: string) => void;
  readonly handle: (name: string) => Followed | null;
  /** Releases a document: it closes at once if nobody else holds it. */
  readonly giveBack: (name: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * The background sender: sends unsent work of documents that nobody has open, one after the other
 * (SYN-32). So no page has to be opened for a mark to be sent. Refused work stays, and is tried
 * again at the next connection.
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
      // Names that cannot be read are looked for again at the next connection.
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
    /** Starts again: looks for unsent documents, and sends them while there is a connection. */
    begin,
    /** The names of the unsent documents, as far as they are known. */
    waiting: (): readonly string[] => [...waiting],
    /** Whether the device was searched for unsent documents. */
    isKnown: (): boolean => isKnown,
    /**
     * The stored data of the device was lost, with the unsent work of closed documents (BTH-54).
     */
    lost(): void {
      waiting.clear();
      parts.onChange();
    },
    /** A screen opens a document: a refused document may be tried again. */
    opened: (name: string): void => void tried.delete(name),
    /**
     * A document was closed: it waits if it is unstored. `isUnstored` is null if the local copy was
     * not read yet.
     */
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

/** Holds a document until its work is stored, refused or timed out. The caller releases it. */
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
        // After quarantine another handle is open in place of the first.
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
