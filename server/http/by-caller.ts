import type { Actor } from '../../domain/rights/actor.ts';
import type { Decider } from '../audit/decide-recorded.ts';

/** By whom, whence and when a route decides, from the call it answers. */
export function byCaller(call: { readonly actor: Actor; readonly from: string }): Decider {
  const { panel, user, name, role } = call.actor;
  return { issuer: { panel, user, name, role, from: call.from }, at: new Date() };
}
