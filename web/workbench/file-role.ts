import { isEmptyLine, separatorLine } from '../../domain/files/csv-separator.ts';

/** Role of an input file (exchange.md). */
export type FileRole = 'marks' | 'references' | 'settings';

/** Bytes that are read to detect the role of a file. */
const HEAD = 4096;

/**
 * Detects the role of a file (QUA-20): settings by its extension, references by a column that only
 * they have, marks otherwise. Blank lines and a separator line may precede the header row. The
 * reader of the role validates the file.
 */
export async function fileRole(file: File): Promise<FileRole> {
  if (file.name.toLowerCase().endsWith('.json')) return 'settings';
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const lines = new TextDecoder(encodingOf(bytes)).decode(bytes).split(/[\r\n]+/);
  const head = lines.find((line) => !isEmptyLine(line) && separatorLine(line) === null) ?? '';
  return head.includes('median_cm') ? 'references' : 'marks';
}

/** Detects UTF-16 by its byte order mark. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
