const NAME = 'verdial-proof-asked';

/** Event: the server requires re-authentication. `answer` receives whether it succeeded. */
class ReauthenticationRequested extends Event {
  readonly answer: (isProven: boolean) => void;
  constructor(answer: (isProven: boolean) => void) {
    super(NAME, { cancelable: true });
    this.answer = answer;
  }
}

/**
 * Requests re-authentication (step-up) of the user (ACC-67, ACC-116). False when they cancel, or
 * when no page can ask.
 */
export function requestReauthentication(): Promise<boolean> {
  return new Promise((resolve) => {
    const isHeard =
      'dispatchEvent' in globalThis &&
      !globalThis.dispatchEvent(new ReauthenticationRequested(resolve));
    if (!isHeard) resolve(false);
  });
}

/** Listens for requests to re-authenticate; returns the function that unsubscribes. */
export function onReauthenticationRequested(
  listener: (answer: (isProven: boolean) => void) => void,
): () => void {
  const heard = (event: Event) => {
    if (!(event instanceof ReauthenticationRequested)) return;
    event.preventDefault();
    listener(event.answer);
  };
  globalThis.addEventListener(NAME, heard);
  return () => globalThis.removeEventListener(NAME, heard);
}
