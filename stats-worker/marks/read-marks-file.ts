import type { Result } from '../../domain/refusal.ts';
import { refuse } from '../../domain/refusal.ts';
import { createMarksReader, type ReadMarks } from './marks-reader.ts';

export type { ReadMarks } from './marks-reader.ts';

/** Bytes read between two reports of progress. */
const PIECE = 1 << 18;

/** Reads a marks_long.csv piece by piece; it yields how much is read, 0 to 1. */
export async function* readMarksFile(
  file: Blob,
): AsyncGenerator<number, Result<ReadMarks, 'marks-refused'>> {
  const reader = createMarksReader();
  const text = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < file.size; at += PIECE) {
      const piece = await file.slice(at, at + PIECE).arrayBuffer();
      reader.push(text.decode(piece, { stream: true }));
      yield at / file.size;
    }
    reader.push(text.decode());
  } catch {
    return refuse('marks-refused', { rows: ['the file is not UTF-8 text'] });
  }
  return reader.end();
}
