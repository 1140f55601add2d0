/**
 * Turns work that writes pieces into an async generator with backpressure. The work waits while the
 * consumer reads nothing, and gets an abort signal when the consumer stops. An error of the work is
 * thrown at the end.
 */
export async function* pullPieces<Piece>(
  work: (write: (piece: Piece) => Promise<void>, signal: AbortSignal) => Promise<void>,
): AsyncGenerator<Piece, void, void> {
  const pipe = new TransformStream<Piece, Piece>();
  const [writer, reader] = [pipe.writable.getWriter(), pipe.readable.getReader()];
  const ending = new AbortController();
  const done = work((piece) => writer.write(piece), ending.signal).then(
    () => writer.close(),
    (problem: unknown) => writer.abort(problem),
  );
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    ending.abort(new Error('nobody takes it any more'));
    await reader.cancel().catch(() => undefined);
    // An error was read from the pipe already, or there is no consumer any more.
    await Promise.allSettled([done]);
  }
}
