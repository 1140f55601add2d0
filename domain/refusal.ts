import type { RefusalCode, RefusalData } from './refusal-data.ts';

/** An expected refusal: a code that a screen turns into words, with the data those words need. */
export type Refusal<Code extends RefusalCode = RefusalCode> = {
  readonly [One in Code]: {
    readonly ok: false;
    readonly code: One;
    readonly data: RefusalData[One];
  };
}[Code];

/** A decision that went through. */
export type Accepted<Value> = { readonly ok: true; readonly value: Value };

/** What every decision answers: a value, or a refusal by name. Throwing is kept for what cannot be handled. */
export type Result<Value, Code extends RefusalCode = RefusalCode> = Accepted<Value> | Refusal<Code>;

/** Wraps the value of a decision that went through. */
export function accept<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

/** The codes whose refusals have nothing to say beside their name. */
type Bare = {
  [Code in RefusalCode]: keyof RefusalData[Code] extends never ? Code : never;
}[RefusalCode];

/** Names why a decision was refused, with the data that its words need. */
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
