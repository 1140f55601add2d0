/** A message from a measured server to the benchmark: its address, or its resident memory. */
export type BenchMessage =
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'memory'; readonly bytes: number };

const say = (message: BenchMessage): void => {
  process.send?.(message);
};

/**
 * Notifies the benchmark that the server listens, and answers its questions until it disconnects.
 */
export function serveBench(url: string): void {
  process.on('message', () => {
    globalThis.gc?.();
    say({ kind: 'memory', bytes: process.memoryUsage().rss });
  });
  process.on('disconnect', () => process.exit(0));
  say({ kind: 'listening', url });
}
