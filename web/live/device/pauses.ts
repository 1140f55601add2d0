/** How long a page works before it yields, in ms: less than a frame of a screen. */
const TURN = 10;

/**
 * Builds a function that yields to the event loop during long work, at most every `TURN` ms. Await
 * it between two pieces of the work.
 */
export function createPauses(now = () => performance.now()): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < TURN) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = now();
  };
}
