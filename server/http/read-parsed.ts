import type { z } from 'zod';
import { accept, type Result, refuse } from '../../domain/refusal.ts';

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
