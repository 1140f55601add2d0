import type { z } from 'zod';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { readBytes } from './read-bytes.ts';

/** The largest JSON body that a route reads, in bytes: a form with a long note is far smaller. */
export const LARGEST_BODY = 128 * 1024;

/**
 * Whether the database can store a text: it accepts neither a null character nor a lone surrogate.
 */
export const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

function onlyText(key: string, value: unknown): unknown {
  if (!isKeepable(key) || (typeof value === 'string' && !isKeepable(value)))
    throw new SyntaxError('not a text');
  return value;
}

/**
 * Reads a JSON request body: input validation at the boundary (HTT-1). The content type must be
 * JSON, the size within the limit, and the text well-formed. It stops reading at the limit,
 * whatever the `Content-Length` is.
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

/** Parses input by its schema; a refusal names the invalid fields. */
export function readParsed<Value>(
  schema: z.ZodType<Value>,
  read: () => unknown,
  code: 'malformed' | 'invalid',
): Result<Value, 'malformed' | 'invalid'> {
  const parsed = schema.safeParse(read());
  if (parsed.success) return accept(parsed.data);
  const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
  return refuse(code, { fields: fields.filter((field) => field !== '').slice(0, 40) });
}
