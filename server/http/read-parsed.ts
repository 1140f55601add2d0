import type { z } from 'zod';
import { accept, type Result, refuse } from '../../domain/refusal.ts';

/** Parses what came in by its schema; names the fields that are not as they must be. No schema: nothing is read. */
export function readParsed<Value>(
  schema: z.ZodType | undefined,
  read: () => unknown,
  code: 'malformed' | 'invalid',
): Result<Value, 'malformed' | 'invalid'> {
  // Without a schema the route's type has `null` here.
  if (schema === undefined) return accept(null as Value);
  const parsed = schema.safeParse(read());
  if (parsed.success) return accept(parsed.data as Value);
  const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
  return refuse(code, { fields: fields.filter((field) => field !== '').slice(0, 40) });
}
