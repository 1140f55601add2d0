import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { readBytes } from './read-bytes.ts';

/** The largest body a route reads, in bytes: a form with a long note is far below. */
export const LARGEST_BODY = 128 * 1024;

/** Whether the database can keep a text: it takes neither a null character nor half a character. */
export const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

function onlyText(key: string, value: unknown): unknown {
  if (!isKeepable(key) || (typeof value === 'string' && !isKeepable(value)))
    throw new SyntaxError('not a text');
  return value;
}

/**
 * HTT-1: reads a body that says it is JSON, is no larger than it may be, and is well-formed. It stops reading at the
 * limit, whatever the request says of its length.
 */
export async function readJson(
  request: Request,
): Promise<Result<unknown, 'not-json' | 'too-large' | 'malformed'>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refuse('not-json');
  const bytes = await readBytes(request, LARGEST_BODY);
  if (!bytes.ok) return bytes;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.value);
    const value: unknown = JSON.parse(text, onlyText);
    return accept(value);
  } catch {
    return refuse('malformed', { fields: [] });
  }
}
