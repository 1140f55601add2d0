import { isEmptyLine, separatorLine } from '../../domain/files/csv-separator.ts';

/** What a file of the workbench is (exchange.md). */
export type FileRole = 'marks' | 'references' | 'settings';

/** Bytes of a file that are looked at to tell what it is. */
const HEAD = 4096;

/**
 * QUA-20: what a chosen file is: settings by the ending of its name, references by a column only they have, marks
 * otherwise. The head need not be the first line. Whether it is a good one, its reader says.
 */
export async function fileRole(file: File): Promise<FileRole> {
  if (file.name.toLowerCase().endsWith('.json')) return 'settings';
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const lines = new TextDecoder(encodingOf(bytes)).decode(bytes).split(/[\r\n]+/);
  const head = lines.find((line) => !isEmptyLine(line) && separatorLine(line) === null) ?? '';
  return head.includes('median_cm') ? 'references' : 'marks';
}

/** UTF-16 says so in its first two bytes. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
