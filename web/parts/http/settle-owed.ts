import { dropDurably, keepDurably } from '../durable/durable-storage.ts';

const NAME = 'verdial-owed';

/** Where it is kept that a session which was left without a network is still to be ended at the server (BTH-34). */
export const OWED_KEY = 'signOutOwed';

/** Whether a session that was left without a network is still to be ended. */
export const owesSignOut = (): boolean =>
  'localStorage' in globalThis && localStorage.getItem(OWED_KEY) !== null;

/** A session was left here that no page could end. */
export const oweSignOut = (): Promise<void> => keepDurably(OWED_KEY, 'yes');

/** It is ended. */
export const owesNothing = (): Promise<void> => dropDurably(OWED_KEY);

/** What came of it: nothing is owed any more, somebody was signed in for it, or it could not be done. */
export type Settled = 'settled' | 'entered' | 'failed';

/** What is owed is to be settled; `answer` is told what came of it. */
class OwedAsked extends Event {
  readonly answer: (settled: Settled) => void;
  constructor(answer: (settled: Settled) => void) {
    super(NAME, { cancelable: true });
    this.answer = answer;
  }
}

/**
 * BTH-34, BTH-35: ends the session that was left without a network, and signs in whoever signed in on this device since.
 * Failed where nothing here does it.
 */
export function settleOwed(): Promise<Settled> {
  return new Promise((resolve) => {
    const isHeard =
      'dispatchEvent' in globalThis && !globalThis.dispatchEvent(new OwedAsked(resolve));
    if (!isHeard) resolve('failed');
  });
}

/** Listens for what is to be settled; answers how to listen no more. */
export function onOwedAsked(listener: () => Promise<Settled>): () => void {
  const heard = (event: Event) => {
    if (!(event instanceof OwedAsked)) return;
    event.preventDefault();
    void listener().then(event.answer, () => event.answer('failed'));
  };
  globalThis.addEventListener(NAME, heard);
  return () => globalThis.removeEventListener(NAME, heard);
}
