import type { Actor } from '../../domain/rights/actor.ts';
import type { Decider } from '../audit/decide-recorded.ts';

/** By whom, whence and when a route decides, from the request it answers. */
export function byRequest(request: { readonly actor: Actor; readonly from: string }): Decider {
  const { panel, user, name, role } = request.actor;
  return { issuer: { panel, user, name, role, from: request.from }, at: new Date() };
}
