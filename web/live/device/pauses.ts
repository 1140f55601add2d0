/** How long a page works before it lets in what waits, in ms: less than a frame of a screen. */
const TURN = 10;

/** Long work of a page in turns: what it answers is waited for between two pieces, and lets others in when a turn is over. */
export function createPauses(now = () => performance.now()): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < TURN) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = now();
  };
}
