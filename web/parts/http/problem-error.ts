import type { Answer, RouteName } from '../../../domain/api/answers.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { type RequestInput, request } from './request.ts';

/** A refusal thrown to a query's error state, which is where a screen finds it. */
export class ProblemError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.name = 'ProblemError';
    this.refusal = refusal;
  }
}

/** Calls a route for a query: the answer, or a thrown `ProblemError`. */
export async function ask<Route extends RouteName>(
  route: Route,
  input: RequestInput<Route>,
): Promise<Answer<Route>> {
  const result = await request(route, input);
  if (!result.ok) throw new ProblemError(result);
  return result.value;
}

/** The refusal an error carries, or a generic one for what nobody foresaw. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof ProblemError ? error.refusal : { ok: false, code: 'unforeseen', data: {} };
