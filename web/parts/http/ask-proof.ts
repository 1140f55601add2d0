const NAME = 'verdial-proof-asked';

/** The server asks for a fresh proof of who it is; `answer` is told whether it was given. */
class ProofAsked extends Event {
  readonly answer: (isProven: boolean) => void;
  constructor(answer: (isProven: boolean) => void) {
    super(NAME, { cancelable: true });
    this.answer = answer;
  }
}

/** ACC-67, ACC-116: asks whoever is at the page for a fresh proof; false when they leave it, or nothing here can ask. */
export function askProof(): Promise<boolean> {
  return new Promise((resolve) => {
    const isHeard =
      'dispatchEvent' in globalThis && !globalThis.dispatchEvent(new ProofAsked(resolve));
    if (!isHeard) resolve(false);
  });
}

/** Listens for proofs that are asked for; answers how to listen no more. */
export function onProofAsked(listener: (answer: (isProven: boolean) => void) => void): () => void {
  const heard = (event: Event) => {
    if (!(event instanceof ProofAsked)) return;
    event.preventDefault();
    listener(event.answer);
  };
  globalThis.addEventListener(NAME, heard);
  return () => globalThis.removeEventListener(NAME, heard);
}
