import { type Accepted, accept, type Refusal, refuse } from '../../domain/refusal.ts';
import type { FileBytes } from './file-bytes.ts';

/**
 * Passes a file on chunk by chunk; it yields the progress, 0 to 1. A file that cannot be read to
 * its end is refused: the chunks before are not to be used.
 */
export async function* readPieces(
  file: FileBytes,
  push: (piece: Uint8Array) => void,
): AsyncGenerator<number, Accepted<null> | Refusal<'file-unreadable'>> {
  const pieces = file.pieces()[Symbol.asyncIterator]();
  let read = 0;
  for (;;) {
    const next = await nextOf(pieces);
    if (!next.ok) return next;
    if (next.value.done === true) return accept(null);
    push(next.value.value);
    read += next.value.value.length;
    yield file.size === 0 ? 0 : Math.min(1, read / file.size);
  }
}

async function nextOf(
  pieces: AsyncIterator<Uint8Array>,
): Promise<Accepted<IteratorResult<Uint8Array>> | Refusal<'file-unreadable'>> {
  try {
    return accept(await pieces.next());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse('file-unreadable', { rows: [reason] });
  }
}
