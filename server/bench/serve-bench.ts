/** What a server under measure says to the bench: where it listens, and its resident memory when asked. */
export type BenchMessage =
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'memory'; readonly bytes: number };

const say = (message: BenchMessage): void => {
  process.send?.(message);
};

/** Tells the bench that the server listens, and answers its questions until it is done. */
export function serveBench(url: string): void {
  process.on('message', () => {
    globalThis.gc?.();
    say({ kind: 'memory', bytes: process.memoryUsage().rss });
  });
  process.on('disconnect', () => process.exit(0));
  say({ kind: 'listening', url });
}
