import { z } from 'zod';
import {
  changePasswordInput,
  resetPasswordInput,
  signInInput,
} from '../../../domain/account/sign-in-input.ts';
import { accept, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Accounts } from '../../accounts/create-accounts.ts';
import { forgetLinks } from '../../accounts/forget-links.ts';
import type { KnownDevices } from '../../accounts/known-devices.ts';
import { networkOf } from '../../accounts/network-of.ts';
import { noteReset } from '../../accounts/note-reset.ts';
import { nameKey, type SignInLimits } from '../../accounts/sign-in-limits.ts';
import { deviceOf, noteSignIn } from '../../accounts/sign-ins.ts';
import { decideRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import { describeProblem, type Log } from '../../log/log.ts';
import { byRequest } from '../by-request.ts';
import { NOTHING, publicRoute, route } from '../route.ts';
import { readMe } from './me.routes.ts';

/** What signing in and out needs. */
export type AuthParts = {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly limits: SignInLimits;
  readonly devices: KnownDevices;
  /** Sends an account's live connections back through the gate. */
  readonly returnToGate: (user: string) => void;
  readonly log: Log;
};

const nothing = z.strictObject({});
const name = z.strictObject({ username: z.string().max(200) });

/** Signing in and out, and passwords. Nothing here tells whether a user name exists. */
export function authRoutes({ database, accounts, limits, devices, returnToGate, log }: AuthParts) {
  return {
    'POST /api/auth/sign-in/username': publicRoute(
      'POST /api/auth/sign-in/username',
      { ...NOTHING, body: signInInput },
      async ({ body, from, headers, answerHeaders }) => {
        const name = nameKey(body.username);
        const own = devices.known(headers, name);
        const pair = `${name} ${own ?? networkOf(from)}`;
        // A device that is known is held by its own bound alone: no stranger's guesses keep its owner out.
        const wait =
          own === null
            ? limits.addresses.begin(networkOf(from)) ||
              limits.pairs.begin(pair) ||
              limits.names.begin(name)
            : limits.pairs.begin(pair);
        if (wait > 0) return tooMany(wait);
        const device = deviceOf(headers);
        const signedIn = await accounts.signIn(body, device);
        if (signedIn === null) return refuse('credentials-wrong');
        if (own === null) {
          limits.addresses.takeBack(networkOf(from));
          limits.names.takeBack(name);
        }
        limits.pairs.forget(pair);
        addCookies(answerHeaders, signedIn.headers);
        if (own === null) answerHeaders.append('set-cookie', devices.cookieFor(name));
        await noteSignIn(database, signedIn.actor, { at: new Date(), from, device });
        return accept(await readMe(database, signedIn.actor));
      },
    ),
    'POST /api/auth/sign-out': publicRoute(
      'POST /api/auth/sign-out',
      { ...NOTHING, body: nothing },
      async ({ headers, answerHeaders }) => {
        const actor = await accounts.actorOf(headers);
        addCookies(answerHeaders, await accounts.signOut(headers));
        if (actor !== null) returnToGate(actor.user);
        return accept({});
      },
    ),
    'POST /api/auth/change-password': route(
      'POST /api/auth/change-password',
      { ...NOTHING, body: changePasswordInput },
      async (request) => {
        const { actor, body, headers, answerHeaders } = request;
        const wait = limits.pairs.begin(`change ${actor.user}`);
        if (wait > 0) return tooMany(wait);
        const changed = await accounts.changePassword(headers, body);
        if (changed === null) return refuse('password-wrong');
        limits.pairs.forget(`change ${actor.user}`);
        addCookies(answerHeaders, changed);
        await forgetLinks(database.db, actor.user);
        const told = { command: 'change-password' };
        await decideRecorded(database, byRequest(request), async () =>
          accept({ answer: {}, told }),
        );
        returnToGate(actor.user);
        return accept({});
      },
    ),
    'POST /api/auth/request-password-reset': publicRoute(
      'POST /api/auth/request-password-reset',
      { ...NOTHING, body: name },
      async ({ body, from, headers }) => {
        const wait =
          limits.addresses.begin(networkOf(from)) || limits.resets.begin(nameKey(body.username));
        if (wait > 0) return tooMany(wait);
        // Not waited for: the time of the answer would tell whether there is such a person.
        accounts.requestReset(body.username.trim(), headers).catch((problem: unknown) => {
          log('error', 'reset-mail-failed', { problem: describeProblem(problem) });
        });
        return accept({});
      },
    ),
    'POST /api/auth/reset-password': publicRoute(
      'POST /api/auth/reset-password',
      { ...NOTHING, body: resetPasswordInput },
      async ({ body, from }) => {
        const wait = limits.addresses.begin(networkOf(from));
        if (wait > 0) return tooMany(wait);
        const user = await accounts.resetPassword(body);
        if (user === null) return refuse('token-invalid');
        limits.addresses.takeBack(networkOf(from));
        await noteReset(database, user, from);
        returnToGate(user);
        return accept({});
      },
    ),
  };
}

const tooMany = (seconds: number): Refusal => refuse('too-many-sign-ins', { seconds });

function addCookies(to: Headers, from: Headers): void {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie);
}
