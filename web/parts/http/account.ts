import type { Me } from '../../../domain/account/me.ts';
import type { SignInInput } from '../../../domain/account/sign-in-input.ts';
import type { Result } from '../../../domain/refusal.ts';
import { request } from './request.ts';

/** Signs in by user name; remembered, the session stays after the browser is closed. */
export const signIn = (body: SignInInput): Promise<Result<Me>> =>
  request('POST /api/auth/sign-in/username', { body });

/** Ends the session of this device. */
export const signOut = (): Promise<Result<object>> =>
  request('POST /api/auth/sign-out', { body: {} });
