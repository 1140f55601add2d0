import type { RefusalCode, RefusalData } from './refusal-data.ts';

/**
 * An expected error (refusal): a code for which a screen has a message, with the data that the
 * message needs.
 */
export type Refusal<Code extends RefusalCode = RefusalCode> = {
  readonly [One in Code]: {
    readonly ok: false;
    readonly code: One;
    readonly data: RefusalData[One];
  };
}[Code];

/** The success of a decision, with its value. */
export type Accepted<Value> = { readonly ok: true; readonly value: Value };

/**
 * The result of a decision: a value, or a refusal (expected error) with a code. Only unexpected
 * errors are thrown.
 */
export type Result<Value, Code extends RefusalCode = RefusalCode> = Accepted<Value> | Refusal<Code>;

/** Wraps the value of a successful decision. */
export function accept<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

/** The codes of refusals without data. */
type Bare = {
  [Code in RefusalCode]: keyof RefusalData[Code] extends never ? Code : never;
}[RefusalCode];

/** Creates a refusal (expected error) with its code, and the data that its message needs. */
export function refuse<Code extends Bare>(code: Code): Refusal<Code>;
export function refuse<Code extends RefusalCode>(
  code: Code,
  data: RefusalData[Code],
): Refusal<Code>;
export function refuse(
  code: RefusalCode,
  data: object = {},
): { ok: false; code: RefusalCode; data: object } {
  return { ok: false, code, data };
}
