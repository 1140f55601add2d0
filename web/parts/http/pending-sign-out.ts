import { dropDurably, keepDurably } from '../durable/durable-storage.ts';

const NAME = 'verdial-owed';

/**
 * The local storage key of a pending sign-out: a session that was left offline and is still to be
 * ended at the server (BTH-34).
 */
export const PENDING_SIGN_OUT_KEY = 'signOutOwed';

/** Whether a sign-out is pending. */
export const hasPendingSignOut = (): boolean =>
  'localStorage' in globalThis && localStorage.getItem(PENDING_SIGN_OUT_KEY) !== null;

/** Records a pending sign-out: a session was left here that no page could end at the server. */
export const notePendingSignOut = (): Promise<void> => keepDurably(PENDING_SIGN_OUT_KEY, 'yes');

/** Clears the pending sign-out, once the session has ended. */
export const clearPendingSignOut = (): Promise<void> => dropDurably(PENDING_SIGN_OUT_KEY);

/**
 * The outcome of completing a pending sign-out: it is completed, or it failed. With `entered`, the
 * person who signed in offline since then is now also signed in at the server.
 */
export type SettleOutcome = 'settled' | 'entered' | 'failed';

/** Event: a request to complete the pending sign-out. `answer` receives the outcome. */
class SettleRequested extends Event {
  readonly answer: (settled: SettleOutcome) => void;
  constructor(answer: (settled: SettleOutcome) => void) {
    super(NAME, { cancelable: true });
    this.answer = answer;
  }
}

/**
 * Completes a pending sign-out: ends the session that was left offline (BTH-34, BTH-35). It also
 * signs in at the server the person who has since signed in on this device. Fails where no listener
 * is registered.
 */
export function settlePendingSignOut(): Promise<SettleOutcome> {
  return new Promise((resolve) => {
    const isHeard =
      'dispatchEvent' in globalThis && !globalThis.dispatchEvent(new SettleRequested(resolve));
    if (!isHeard) resolve('failed');
  });
}

/** Listens for requests to complete a pending sign-out; returns the function that unsubscribes. */
export function onSettleRequested(listener: () => Promise<SettleOutcome>): () => void {
  const heard = (event: Event) => {
    if (!(event instanceof SettleRequested)) return;
    event.preventDefault();
    void listener().then(event.answer, () => event.answer('failed'));
  };
  globalThis.addEventListener(NAME, heard);
  return () => globalThis.removeEventListener(NAME, heard);
}
