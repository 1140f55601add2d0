const NAME = 'verdial-proof-asked';

/** The server requires re-authentication; `answer` receives whether it succeeded. */
class ReauthenticationRequested extends Event {
  readonly answer: (isProven: boolean) => void;
  constructor(answer: (isProven: boolean) => void) {
    super(NAME, { cancelable: true });
    this.answer = answer;
  }
}

/**
 * ACC-67, ACC-116: asks the user to re-authenticate (step-up); false when they cancel, or no page
 * can ask.
 */
export function requestReauthentication(): Promise<boolean> {
  return new Promise((resolve) => {
    const isHeard =
      'dispatchEvent' in globalThis &&
      !globalThis.dispatchEvent(new ReauthenticationRequested(resolve));
    if (!isHeard) resolve(false);
  });
}

/** Listens for requests to re-authenticate; returns the function that stops it. */
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
