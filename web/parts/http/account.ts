import type { Me } from '../../../domain/account/me.ts';
import type { SignInInput } from '../../../domain/account/sign-in-input.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import { hasPendingSignOut, settlePendingSignOut } from './pending-sign-out.ts';
import { request } from './request.ts';

/** Signs in by user name. With _remember me_ the session cookie survives the end of the browser. */
export async function signIn(body: SignInInput): Promise<Result<Me>> {
  // A pending sign-out must reach the server first; afterwards it would end this new session too
  // (BTH-34).
  if (hasPendingSignOut() && (await settlePendingSignOut()) === 'failed')
    return refuse('unreachable');
  return request('POST /api/auth/sign-in/username', { body });
}

/** Signs out: ends the session of this device. */
export const signOut = (): Promise<Result<object>> =>
  request('POST /api/auth/sign-out', { body: {} });
