import type { Result } from '../../domain/refusal.ts';

/**
 * Asserts that a value is present. The demonstration's own data is well-formed, so a missing value
 * is a bug and throws.
 */
export function must<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('not well-formed');
  return value;
}

/**
 * Asserts that a result is no refusal. The demonstration only does what is allowed, so a refusal is
 * a bug and throws.
 */
export function done<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${result.code} ${JSON.stringify(result.data)}`);
  return result.value;
}
