/** Runs a part of an answer's work in the fair queue of its client (LIM-6). */
export type FairTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Streams text or bytes in pieces as a response body, with backpressure. The next piece is made
 * when the device has read the last, in the fair queue: a long file must not bypass it (LIM-6).
 */
export function textStream(
  pieces: AsyncIterable<string | Uint8Array>,
  inTurn: FairTurn,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await inTurn(() => iterator.next());
      if (next.done === true) controller.close();
      else
        controller.enqueue(
          typeof next.value === 'string' ? encoder.encode(next.value) : Uint8Array.from(next.value),
        );
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
