import { codeInput, passkeyInput } from '../../../domain/account/second-factor-input.ts';
import { nothingInput } from '../../../domain/api/nothing.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { Accounts } from '../../accounts/create-accounts.ts';
import { newsOf, notifyOwner } from '../../accounts/notify-owner.ts';
import { noteProof } from '../../accounts/second-factor/proofs.ts';
import type { SignInLimits } from '../../accounts/sign-in-limits.ts';
import { usernameOf } from '../../accounts/username-of.ts';
import { decideAccountsRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import { recordSecondFactorProof } from '../record-second-factor-proof.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route, type Standing } from '../route.ts';
import { addCookies, tooMany } from './auth.routes.ts';

/** What the routes of an account's own second factor need. */
export type SecondFactorRoutesParts = {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly limits: SignInLimits;
  /** Re-authorises an account's live connections. */
  readonly returnToGate: (user: string) => void;
};

/** ACC-40: the mail that the owner gets for each command, if any. */
const LETTERS = {
  'set-up-second-factor': 'second-factor-on',
  'remove-second-factor': 'second-factor-off',
  'renew-recovery-codes': null,
} as const;

/**
 * The routes of an account's own second factor: set up, shown, renewed and removed, each with an
 * entry in the audit trail.
 */
export function secondFactorRoutes(parts: SecondFactorRoutesParts) {
  const { database, accounts, limits, returnToGate } = parts;
  const { secondFactor } = accounts;

  async function tell(
    request: Pick<Standing, 'actor'> & { readonly from: string },
    command: keyof typeof LETTERS,
    way: 'totp' | 'passkey' | null,
  ): Promise<void> {
    const { user } = request.actor;
    const data = { account: user, ...(way === null ? {} : { way }) };
    const by = requestDecider(request);
    const event = LETTERS[command];
    await decideAccountsRecorded(database, by, async ({ trx }) => {
      if (event !== null) await notifyOwner(trx, user, newsOf(by, event));
      return accept({ answer: {}, told: { command, data } });
    });
  }

  return {
    'GET /api/second-factor': route('GET /api/second-factor', NOTHING, async ({ actor }) =>
      accept(await secondFactor.read(actor)),
    ),
    'POST /api/second-factor/totp': route(
      'POST /api/second-factor/totp',
      { ...NOTHING, body: nothingInput },
      async ({ actor }) => {
        const begun = await secondFactor.beginTotp(actor);
        return begun === null ? refuse('second-factor-there') : accept(begun);
      },
    ),
    'POST /api/second-factor/totp/confirm': route(
      'POST /api/second-factor/totp/confirm',
      { ...NOTHING, body: codeInput },
      async (request) => {
        const { actor, headers, body, answerHeaders } = request;
        const wait = limits.pairs.begin(`confirm ${actor.user}`);
        if (wait > 0) return tooMany(wait);
        const given = await secondFactor.confirmTotp(headers, actor, body.code);
        if (given === null) return refuse('second-step-wrong');
        limits.pairs.forget(`confirm ${actor.user}`);
        await recordSecondFactorProof(database, accounts, given);
        addCookies(answerHeaders, given);
        await tell(request, 'set-up-second-factor', 'totp');
        returnToGate(actor.user);
        return accept({ recoveryCodes: await secondFactor.firstCodes(actor.user) });
      },
    ),
    'DELETE /api/second-factor/totp': route(
      'DELETE /api/second-factor/totp',
      { ...NOTHING, body: nothingInput },
      async (request) => {
        const { actor } = request;
        if (!(await secondFactor.removeTotp(actor.user))) return refuse('second-factor-missing');
        await tell(request, 'remove-second-factor', 'totp');
        returnToGate(actor.user);
        return accept(await secondFactor.read(actor));
      },
    ),
    'POST /api/second-factor/recovery-codes': route(
      'POST /api/second-factor/recovery-codes',
      { ...NOTHING, body: nothingInput },
      async (request) => {
        const { actor } = request;
        const { totp, passkeys } = await secondFactor.read(actor);
        if (!totp && passkeys.length === 0) return refuse('second-factor-missing');
        const recoveryCodes = await secondFactor.renewCodes(actor.user);
        await tell(request, 'renew-recovery-codes', null);
        return accept({ recoveryCodes });
      },
    ),
    'POST /api/second-factor/passkeys/options': route(
      'POST /api/second-factor/passkeys/options',
      { ...NOTHING, body: nothingInput },
      async ({ actor }) => {
        const username = await usernameOf(database, actor.user);
        const options = await secondFactor.passkeys.registrationOptions(actor, username);
        return options === null ? refuse('passkeys-not-here') : accept(options);
      },
    ),
    'POST /api/second-factor/passkeys': route(
      'POST /api/second-factor/passkeys',
      { ...NOTHING, body: passkeyInput },
      async (request) => {
        const { actor, body } = request;
        if (!(await secondFactor.addPasskey(actor, body.name, body.response)))
          return refuse('passkey-refused');
        await noteProof(database, request);
        await tell(request, 'set-up-second-factor', 'passkey');
        return accept({ recoveryCodes: await secondFactor.firstCodes(actor.user) });
      },
    ),
    'DELETE /api/second-factor/passkeys/:passkey': route(
      'DELETE /api/second-factor/passkeys/:passkey',
      { ...NOTHING, body: nothingInput },
      async (request) => {
        const { actor, params } = request;
        if (!(await secondFactor.removePasskey(actor.user, params.passkey)))
          return refuse('not-found');
        await tell(request, 'remove-second-factor', 'passkey');
        returnToGate(actor.user);
        return accept(await secondFactor.read(actor));
      },
    ),
  };
}
