import {
  passkeySignInInput,
  proofInput,
  secondStepInput,
} from '../../../domain/account/second-factor-input.ts';
import { nothingInput } from '../../../domain/api/nothing.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { firstLocale } from '../../../domain/words/locale.ts';
import { clientNetwork } from '../../accounts/client-network.ts';
import { confirmBySecondFactor } from '../../accounts/confirm-doubts.ts';
import type { Accounts } from '../../accounts/create-accounts.ts';
import type { KnownDevices } from '../../accounts/known-devices.ts';
import { noteProof } from '../../accounts/second-factor/proofs.ts';
import { nameKey, type SignInLimits } from '../../accounts/sign-in-limits.ts';
import { deviceOf, noteSignIn } from '../../accounts/sign-ins.ts';
import { usernameOf } from '../../accounts/username-of.ts';
import { decideRecorded } from '../../audit/decide-recorded.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import { recordSecondFactorProof } from '../record-second-factor-proof.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, publicRoute, route } from '../route.ts';
import { addCookies, tooMany } from './auth.routes.ts';
import { type MeParts, readMe } from './me.routes.ts';

/** What the routes of the second step, of passkeys and of re-authentication need. */
export type SecondStepParts = MeParts & {
  readonly accounts: Accounts;
  readonly limits: SignInLimits;
  readonly devices: KnownDevices;
};

type Entering = {
  readonly headers: Headers;
  readonly answerHeaders: Headers;
  readonly from: string;
};

/** A completed sign-in: the account, the cookies, and when the second factor was set up. */
type Entered = { readonly actor: Actor; readonly headers: Headers; readonly since: Date | null };

/**
 * The routes of the second step of a sign-in, of passkey sign-in, and of re-authentication before
 * sensitive actions (ACC-67).
 */
export function secondStepRoutes(parts: SecondStepParts) {
  const { database, accounts, limits, devices } = parts;
  const { secondFactor } = accounts;

  async function enter({ actor, headers: cookies, since }: Entered, entering: Entering) {
    const { headers, answerHeaders, from } = entering;
    if (since !== null) await confirmDoubts(actor, since, from);
    await recordSecondFactorProof(database, accounts, cookies);
    addCookies(answerHeaders, cookies);
    const name = nameKey(await usernameOf(database, actor.user));
    if (devices.known(headers, name) === null)
      answerHeaders.append('set-cookie', devices.cookieFor(name));
    const language = firstLocale(headers.get('accept-language') ?? '');
    const device = deviceOf(headers);
    await noteSignIn(database, actor, { at: new Date(), from, device, language });
    return accept(await readMe(parts, actor));
  }

  /**
   * ACC-72: confirms sign-in alerts: a proof that only the owner can give shows that it is the
   * owner.
   */
  async function confirmDoubts(actor: Actor, since: Date, from: string): Promise<void> {
    const { panel, user: account } = actor;
    await database.asInstallation((trx) =>
      confirmBySecondFactor(
        trailOf(database, trx),
        { panel, account, since },
        { at: new Date(), from },
      ),
    );
  }

  return {
    'POST /api/auth/second-step': publicRoute(
      'POST /api/auth/second-step',
      { ...NOTHING, body: secondStepInput },
      async (request) => {
        const { body, headers, from } = request;
        const user = await secondFactor.pending(headers);
        // Without a completed first step, the rate limit counts by address.
        const key = user === null ? null : `second ${user}`;
        const wait =
          limits.addresses.begin(clientNetwork(from)) || (key && limits.pairs.begin(key));
        if (wait) return tooMany(wait);
        const signedIn = user === null ? null : await secondFactor.secondStep(headers, user, body);
        if (signedIn === null || key === null) return refuse('second-step-wrong');
        limits.addresses.takeBack(clientNetwork(from));
        limits.pairs.forget(key);
        if (body.way === 'recovery') {
          const { actor } = signedIn;
          await decideRecorded(database, requestDecider({ actor, from }), async () =>
            accept({
              answer: {},
              audited: { command: 'use-recovery-code', data: { account: actor.user } },
            }),
          );
        }
        return enter(signedIn, request);
      },
    ),
    'POST /api/auth/passkey/options': publicRoute(
      'POST /api/auth/passkey/options',
      { ...NOTHING, body: nothingInput },
      async () => {
        const options = await secondFactor.passkeys.options({ what: 'sign-in' });
        return options === null ? refuse('passkeys-not-here') : accept(options);
      },
    ),
    'POST /api/auth/passkey': publicRoute(
      'POST /api/auth/passkey',
      { ...NOTHING, body: passkeySignInInput },
      async (request) => {
        const { body, headers, from } = request;
        const wait = limits.addresses.begin(clientNetwork(from));
        if (wait > 0) return tooMany(wait);
        const signedIn = await secondFactor.passkeySignIn(headers, body);
        if (signedIn === null) return refuse('passkey-refused');
        limits.addresses.takeBack(clientNetwork(from));
        return enter(signedIn, request);
      },
    ),
    'POST /api/auth/proof/options': route(
      'POST /api/auth/proof/options',
      { ...NOTHING, body: nothingInput },
      async ({ actor }) => {
        const options = await secondFactor.passkeys.options({ what: 'proof', user: actor.user });
        return options === null ? refuse('passkeys-not-here') : accept(options);
      },
    ),
    'POST /api/auth/proof': route(
      'POST /api/auth/proof',
      { ...NOTHING, body: proofInput },
      async ({ actor, session, body, headers }) => {
        const wait = limits.pairs.begin(`proof ${actor.user}`);
        if (wait > 0) return tooMany(wait);
        if (body.way === 'password' && (await secondFactor.isSetUp(actor.user)))
          return refuse('second-step-asked', await secondFactor.steps(actor.user));
        if (!(await isProofGood())) return refuse('proof-wrong');
        limits.pairs.forget(`proof ${actor.user}`);
        await noteProof(database, { actor, session });
        return accept({});

        async function isProofGood(): Promise<boolean> {
          if (body.way === 'password') return secondFactor.isPassword(actor.user, body.password);
          if (body.way === 'totp') return secondFactor.isTotp(headers, actor, body.code);
          const use = { what: 'proof', user: actor.user } as const;
          return (await secondFactor.passkeys.verify(use, body.response)) === actor.user;
        }
      },
    ),
  };
}
