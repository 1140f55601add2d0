import { type Accepted, accept, type Refusal, refuse } from '../refusal.ts';
import { createTextLines } from './text-lines.ts';

/**
 * Decodes a file in UTF-8, or in UTF-16 by its byte order mark, keeping line ends (LST-4). Bytes
 * that are invalid in the encoding are never guessed: the refusal names their line.
 */
export function fileText(bytes: Uint8Array): Accepted<string> | Refusal<'line-unreadable'> {
  const parts: string[] = [];
  let [line, unreadable] = [0, 0];
  const lines = createTextLines((text, end, fault) => {
    line += 1;
    if (fault !== null && unreadable === 0) unreadable = line;
    parts.push(text, end);
  });
  lines.push(bytes);
  lines.end();
  return unreadable === 0
    ? accept(parts.join(''))
    : refuse('line-unreadable', { line: unreadable });
}
