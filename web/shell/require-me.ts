import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { Me } from '../../domain/account/me.ts';
import { groupOfPage } from '../../domain/api/page-addresses.ts';
import { refusalOf } from '../parts/http/problem-error.ts';
import { isOutOfReach, meQuery } from '../parts/http/queries.ts';
import type { AppContext } from './app-context.ts';
import { mayOpen, type ScreenGroup } from './screen-roles.ts';

/** Thrown when a role has no permission to open a screen. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied';
  /** The group of the screen. */
  readonly group: ScreenGroup;
  constructor(group: ScreenGroup) {
    super();
    this.group = group;
  }
}

/**
 * Returns the signed-in account. Anyone else is redirected to the sign-in page and back; an account
 * that owes a second factor, to its set-up (ACC-125, ACC-111).
 */
export async function requireMe(
  context: Pick<AppContext, 'queryClient'>,
  location: Pick<ParsedLocation, 'href'>,
): Promise<Me> {
  try {
    const me = await context.queryClient.ensureQueryData(meQuery());
    if (me.owesSecondFactor !== true) return me;
  } catch (problem) {
    // Without a network, and with no account stored, a taster may sign in offline on this device
    // (BTH-31).
    const refusal = refusalOf(problem);
    if (refusal.code !== 'signed-out' && !isOutOfReach(refusal)) throw problem;
    throw redirect({ to: '/login', search: { returnUrl: location.href } });
  }
  throw redirect({ to: '/second-factor', search: { returnUrl: location.href } });
}

/**
 * Checks that a role has permission to open a group of screens, and throws {@link AccessDenied}
 * otherwise (ACC-11). If an outer route denies access, the error names the narrower group of the
 * screen at `path`.
 */
export function requireGroup(me: Me, group: ScreenGroup, path?: string): void {
  if (mayOpen(group, me.role)) return;
  const own = path === undefined ? null : groupOfPage(path);
  throw new AccessDenied(own === null || own === 'public' ? group : own);
}
