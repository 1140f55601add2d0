import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { Me } from '../../domain/account/me.ts';
import { groupOfPage } from '../../domain/api/page-addresses.ts';
import { refusalOf } from '../parts/http/problem-error.ts';
import { isOutOfReach, meQuery } from '../parts/http/queries.ts';
import type { AppContext } from './app-context.ts';
import { mayOpen, type ScreenGroup } from './screen-roles.ts';

/** Thrown when a role may not open a screen. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied';
  /** The group of screens that it is one of. */
  readonly group: ScreenGroup;
  constructor(group: ScreenGroup) {
    super();
    this.group = group;
  }
}

/** Who is signed in; anybody else is sent to sign in and back, and who owes a second factor to set one up (ACC-125, ACC-111). */
export async function requireMe(
  context: Pick<AppContext, 'queryClient'>,
  location: Pick<ParsedLocation, 'href'>,
): Promise<Me> {
  try {
    const me = await context.queryClient.ensureQueryData(meQuery());
    if (me.owesSecondFactor !== true) return me;
  } catch (problem) {
    // BTH-31: without a network, and with nobody kept, a taster may sign in on this device.
    const refusal = refusalOf(problem);
    if (refusal.code !== 'signed-out' && !isOutOfReach(refusal)) throw problem;
    throw redirect({ to: '/login', search: { returnUrl: location.href } });
  }
  throw redirect({ to: '/second-factor', search: { returnUrl: location.href } });
}

/**
 * ACC-11: lets a role into a group of screens, or refuses. Where an outer route refuses, the screen at `path` may be of a narrower
 * group: that is whom it is for.
 */
export function requireGroup(me: Me, group: ScreenGroup, path?: string): void {
  if (mayOpen(group, me.role)) return;
  const own = path === undefined ? null : groupOfPage(path);
  throw new AccessDenied(own === null || own === 'public' ? group : own);
}
