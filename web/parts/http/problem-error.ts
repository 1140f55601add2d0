import type { Answer, RouteName } from '../../../domain/api/answers.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { type RequestInput, request } from './request.ts';

/** Error that carries a refusal into the error state of a query, where a screen reads it. */
export class ProblemError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.name = 'ProblemError';
    this.refusal = refusal;
  }
}

/** Calls an API route for a query. Returns the answer, or throws a `ProblemError`. */
export async function ask<Route extends RouteName>(
  route: Route,
  input: RequestInput<Route>,
): Promise<Answer<Route>> {
  const result = await request(route, input);
  if (!result.ok) throw new ProblemError(result);
  return result.value;
}

/** The refusal that an error carries, or a generic one for an unexpected error. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof ProblemError ? error.refusal : { ok: false, code: 'unforeseen', data: {} };
