import type { Me } from '../../../domain/account/me.ts';
import type { SignInInput } from '../../../domain/account/sign-in-input.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import { hasPendingSignOut, settlePendingSignOut } from './pending-sign-out.ts';
import { request } from './request.ts';

/** Signs in by user name; remembered, the session stays after the browser is closed. */
export async function signIn(body: SignInInput): Promise<Result<Me>> {
  // BTH-34: ended after this, the session of who left would take this one with it.
  if (hasPendingSignOut() && (await settlePendingSignOut()) === 'failed')
    return refuse('unreachable');
  return request('POST /api/auth/sign-in/username', { body });
}

/** Ends the session of this device. */
export const signOut = (): Promise<Result<object>> =>
  request('POST /api/auth/sign-out', { body: {} });
