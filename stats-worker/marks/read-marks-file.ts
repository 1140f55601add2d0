import type { Result } from '../../domain/refusal.ts';
import type { FileBytes } from '../files/file-bytes.ts';
import { readPieces } from '../files/read-pieces.ts';
import { createMarksReader, type ReadMarks } from './marks-reader.ts';

export type { ReadMarks } from './marks-reader.ts';

/** Reads a marks_long.csv chunk by chunk; it yields the progress, 0 to 1. */
export async function* readMarksFile(
  file: FileBytes,
): AsyncGenerator<number, Result<ReadMarks, 'marks-refused' | 'file-unreadable'>> {
  const reader = createMarksReader();
  const read = yield* readPieces(file, (piece) => reader.push(piece));
  return read.ok ? reader.end() : read;
}
