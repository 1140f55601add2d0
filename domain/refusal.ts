/** An expected refusal: a code that a screen turns into words, with the data those words need. */
export type Refusal<Code extends string = string> = {
  readonly ok: false;
  readonly code: Code;
  readonly data: Readonly<Record<string, string | number | readonly string[]>>;
};

/** A decision that went through. */
export type Accepted<Value> = { readonly ok: true; readonly value: Value };

/** What every decision answers: a value, or a refusal by name. Throwing is kept for what cannot be handled. */
export type Result<Value, Code extends string = string> = Accepted<Value> | Refusal<Code>;

/** Wraps the value of a decision that went through. */
export function accept<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

/** Names why a decision was refused. */
export function refuse<Code extends string>(code: Code, data: Refusal['data'] = {}): Refusal<Code> {
  return { ok: false, code, data };
}
