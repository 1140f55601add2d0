import type { Actor } from '../../domain/rights/actor.ts';
import type { Decider } from '../audit/decide-recorded.ts';

/** The decider of a request, for its audit entry: the account, its address, and the time. */
export function requestDecider(request: { readonly actor: Actor; readonly from: string }): Decider {
  const { panel, user, name, role } = request.actor;
  return { issuer: { panel, user, name, role, from: request.from }, at: new Date() };
}
