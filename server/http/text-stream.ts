/** LIM-6: does a part of the work of an answer when it is its caller's turn. */
export type FairTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * A text or bytes in pieces as the body of an answer; the next piece is made when the device has taken the last, and in its caller's
 * turn: a long file is no way past the others (LIM-6).
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
