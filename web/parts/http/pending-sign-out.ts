import { dropDurably, keepDurably } from '../durable/durable-storage.ts';

const NAME = 'verdial-owed';

/**
 * The storage key of a pending sign-out: a session left offline that is still to be ended at the
 * server (BTH-34).
 */
export const PENDING_SIGN_OUT_KEY = 'signOutOwed';

/** Whether a sign-out is pending. */
export const hasPendingSignOut = (): boolean =>
  'localStorage' in globalThis && localStorage.getItem(PENDING_SIGN_OUT_KEY) !== null;

/** Notes a pending sign-out: a session was left here that no page could end. */
export const notePendingSignOut = (): Promise<void> => keepDurably(PENDING_SIGN_OUT_KEY, 'yes');

/** Clears the pending sign-out: the session is ended. */
export const clearPendingSignOut = (): Promise<void> => dropDurably(PENDING_SIGN_OUT_KEY);

/** The outcome: no sign-out is pending any more, somebody was signed in instead, or it failed. */
export type SettleOutcome = 'settled' | 'entered' | 'failed';

/** A request to complete the pending sign-out; `answer` receives the outcome. */
class SettleRequested extends Event {
  readonly answer: (settled: SettleOutcome) => void;
  constructor(answer: (settled: SettleOutcome) => void) {
    super(NAME, { cancelable: true });
    this.answer = answer;
  }
}

/**
 * BTH-34, BTH-35: completes a pending sign-out: ends the session that was left offline, and signs
 * in whoever signed in on this device since. Failed where nothing here does it.
 */
export function settlePendingSignOut(): Promise<SettleOutcome> {
  return new Promise((resolve) => {
    const isHeard =
      'dispatchEvent' in globalThis && !globalThis.dispatchEvent(new SettleRequested(resolve));
    if (!isHeard) resolve('failed');
  });
}

/** Listens for requests to complete a pending sign-out; returns the function that stops it. */
export function onSettleRequested(listener: () => Promise<SettleOutcome>): () => void {
  const heard = (event: Event) => {
    if (!(event instanceof SettleRequested)) return;
    event.preventDefault();
    void listener().then(event.answer, () => event.answer('failed'));
  };
  globalThis.addEventListener(NAME, heard);
  return () => globalThis.removeEventListener(NAME, heard);
}
