import type { Result } from '../../domain/refusal.ts';

/** What the demonstration is made of is well-formed: anything else is an error of the program. */
export function must<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('not well-formed');
  return value;
}

/** What the demonstration does is allowed: a refusal is an error of the program. */
export function done<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${result.code} ${JSON.stringify(result.data)}`);
  return result.value;
}
