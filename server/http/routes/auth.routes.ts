import { z } from 'zod';
import { keepAliveInput } from '../../../domain/account/keep-alive-input.ts';
import { offlineCheckInput } from '../../../domain/account/offline-check-input.ts';
import {
  changePasswordInput,
  confirmInput,
  resetPasswordInput,
  signInInput,
} from '../../../domain/account/sign-in-input.ts';
import { accept, type Refusal, refuse } from '../../../domain/refusal.ts';
import { firstLocale } from '../../../domain/words/locale.ts';
import { clientNetwork } from '../../accounts/client-network.ts';
import { confirmByMail } from '../../accounts/confirm-doubts.ts';
import type { ConfirmTokens } from '../../accounts/confirm-token.ts';
import type { Accounts } from '../../accounts/create-accounts.ts';
import { noteFailedSignIn } from '../../accounts/failed-sign-ins.ts';
import { forgetLinks } from '../../accounts/forget-links.ts';
import { guessableWords } from '../../accounts/guessable-words.ts';
import { createPasswordJudge } from '../../accounts/judge-password.ts';
import type { KnownDevices } from '../../accounts/known-devices.ts';
import { newsOf, notifyOwner } from '../../accounts/notify-owner.ts';
import { recordPasswordReset } from '../../accounts/record-password-reset.ts';
import { nameKey, type SignInLimits } from '../../accounts/sign-in-limits.ts';
import { deviceOf, noteSignIn } from '../../accounts/sign-ins.ts';
import { keepDecision } from '../../audit/decide-recorded.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import { describeProblem, type Log } from '../../log/log.ts';
import { cookiesSetBy } from '../record-second-factor-proof.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, publicRoute, route } from '../route.ts';
import { type MeParts, readMe } from './me.routes.ts';

/** What the routes of signing in and out need. */
export type AuthParts = MeParts & {
  readonly accounts: Accounts;
  readonly limits: SignInLimits;
  readonly devices: KnownDevices;
  readonly confirmTokens: Pick<ConfirmTokens, 'read'>;
  /** Re-authorises an account's live connections. */
  readonly returnToGate: (user: string) => void;
  readonly log: Log;
};

const nothing = z.strictObject({});
const name = z.strictObject({ username: z.string().max(200) });

/**
 * The routes of signing in and out, and of passwords. No answer reveals whether a user name exists.
 */
export function authRoutes(parts: AuthParts) {
  const judge = createPasswordJudge();
  const { database, accounts, limits, devices, confirmTokens, returnToGate, log } = parts;
  return {
    'POST /api/auth/sign-in/username': publicRoute(
      'POST /api/auth/sign-in/username',
      { ...NOTHING, body: signInInput },
      async ({ body, from, headers, answerHeaders }) => {
        const name = nameKey(body.username);
        const own = devices.known(headers, name);
        const pair = `${name} ${own ?? clientNetwork(from)}`;
        // A known device has a rate limit of its own: the guesses of others never lock its owner
        // out.
        const wait =
          own === null
            ? limits.addresses.begin(clientNetwork(from)) ||
              limits.pairs.begin(pair) ||
              limits.names.begin(name)
            : limits.pairs.begin(pair);
        const device = deviceOf(headers);
        const failed = { username: body.username, from, device, at: new Date() };
        if (wait > 0) {
          // A rate limit of its own: a flood must not fill the table.
          if (limits.notes.begin(clientNetwork(from)) === 0)
            await noteFailedSignIn(database, { ...failed, limit: 'limit' });
          return tooMany(wait);
        }
        const signedIn = await accounts.signIn(body, device, headers);
        if (signedIn === null) {
          await noteFailedSignIn(database, { ...failed, limit: null });
          return refuse('credentials-wrong');
        }
        if (own === null) {
          limits.addresses.takeBack(clientNetwork(from));
          limits.names.takeBack(name);
        }
        limits.pairs.forget(pair);
        addCookies(answerHeaders, signedIn.headers);
        if (signedIn.actor === null) return askSecondStep(accounts, signedIn.headers);
        if (own === null) answerHeaders.append('set-cookie', devices.cookieFor(name));
        const language = firstLocale(headers.get('accept-language') ?? '');
        await noteSignIn(database, signedIn.actor, { at: new Date(), from, device, language });
        return accept(await readMe(parts, signedIn.actor));
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
    'POST /api/auth/offline': publicRoute(
      'POST /api/auth/offline',
      { ...NOTHING, body: offlineCheckInput },
      async ({ body }) =>
        accept({ days: parts.offline.days, gone: await parts.offline.goneOf(body.accounts) }),
    ),
    'POST /api/auth/stay': route(
      'POST /api/auth/stay',
      { ...NOTHING, body: keepAliveInput },
      async ({ actor, session, body }) => {
        const { idle, atMost } = await accounts.keepSessionAlive({ actor, session }, body.used);
        return accept({ idle: Math.floor(idle / 1000), atMost: Math.floor(atMost / 1000) });
      },
    ),
    'POST /api/auth/change-password': route(
      'POST /api/auth/change-password',
      { ...NOTHING, body: changePasswordInput },
      async (request) => {
        const { actor, body, headers, answerHeaders } = request;
        // Before the limit: it counts guesses of the current password, and this is none (ACC-92).
        const judged = judge(body.newPassword, await guessableWords(database, actor.user));
        if (!judged.ok) return judged;
        const wait = limits.pairs.begin(`change ${actor.user}`);
        if (wait > 0) return tooMany(wait);
        const by = requestDecider(request);
        const changed = await accounts.changePassword(headers, body, async (trx) => {
          await forgetLinks(trx, actor.user);
          await notifyOwner(trx, actor.user, newsOf(by, 'password-changed'));
          const audited = accept({ answer: {}, audited: { command: 'change-password' } });
          await keepDecision(trailOf(database, trx), by, audited);
        });
        if (changed === null) return refuse('password-wrong');
        limits.pairs.forget(`change ${actor.user}`);
        addCookies(answerHeaders, changed);
        returnToGate(actor.user);
        return accept({});
      },
    ),
    'POST /api/auth/request-password-reset': publicRoute(
      'POST /api/auth/request-password-reset',
      { ...NOTHING, body: name },
      async ({ body, from, headers }) => {
        const wait =
          limits.mailAddresses.begin(clientNetwork(from)) ||
          limits.mailNames.begin(nameKey(body.username));
        if (wait > 0) {
          const { username } = body;
          const asked = { username, from, device: deviceOf(headers), at: new Date() };
          if (limits.notes.begin(clientNetwork(from)) === 0)
            await noteFailedSignIn(database, { ...asked, limit: 'mails' });
          return tooMany(wait);
        }
        // The answer does not wait: its time would reveal whether the account exists.
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
        const wait = limits.linkAddresses.begin(clientNetwork(from));
        if (wait > 0) return tooMany(wait);
        const owner = await accounts.ownerOfLink(body.token);
        if (owner !== null) {
          const judged = judge(body.newPassword, await guessableWords(database, owner));
          if (!judged.ok) {
            // The link is valid, so the attempt is no guess (ACC-91).
            limits.linkAddresses.takeBack(clientNetwork(from));
            return judged;
          }
        }
        const { token } = body;
        const user = await accounts.resetPassword(body, (trx, user) =>
          recordPasswordReset(trailOf(database, trx), { user, token }, from),
        );
        if (user === null) return refuse('token-invalid');
        limits.linkAddresses.takeBack(clientNetwork(from));
        returnToGate(user);
        return accept({});
      },
    ),
    'POST /api/auth/confirm': publicRoute(
      'POST /api/auth/confirm',
      { ...NOTHING, body: confirmInput },
      async ({ body, from }) => {
        const wait = limits.linkAddresses.begin(clientNetwork(from));
        if (wait > 0) return tooMany(wait);
        const doubt = confirmTokens.read(body.token);
        if (doubt === null || !(await confirmByMail(database, doubt, from, new Date())))
          return refuse('token-invalid');
        limits.linkAddresses.takeBack(clientNetwork(from));
        return accept({});
      },
    ),
  };
}

/** ACC-104: refuses with a request for the second step, after the right password. */
async function askSecondStep(accounts: Accounts, given: Headers) {
  const cookie = cookiesSetBy(given);
  const user = await accounts.secondFactor.pending(new Headers({ cookie }));
  if (user === null) return refuse('credentials-wrong');
  return refuse('second-step-asked', await accounts.secondFactor.steps(user));
}

/** The refusal of a sign-in by its rate limit, with the seconds to wait. */
export const tooMany = (seconds: number): Refusal => refuse('too-many-sign-ins', { seconds });

/** Adds the cookies of one response to another. */
export function addCookies(to: Headers, from: Headers): void {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie);
}
