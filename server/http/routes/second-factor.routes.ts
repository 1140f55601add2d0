import { codeInput, passkeyInput } from '../../../domain/account/second-factor-input.ts';
import { nothingInput } from '../../../domain/api/nothing.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { Accounts } from '../../accounts/create-accounts.ts';
import type { JoinedStep } from '../../accounts/library-adapter.ts';
import { newsOf, notifyOwner } from '../../accounts/notify-owner.ts';
import { noteProof } from '../../accounts/second-factor/proofs.ts';
import type { SignInLimits } from '../../accounts/sign-in-limits.ts';
import { usernameOf } from '../../accounts/username-of.ts';
import { keepDecision } from '../../audit/decide-recorded.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import type { Database } from '../../database/database.ts';
import { recordSecondFactorProof } from '../record-second-factor-proof.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route, type SignedIn } from '../route.ts';
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

  /** Returns the step that writes the audit entry and the mail of a change (ACC-119). */
  function recordOf(
    request: Pick<SignedIn, 'actor'> & { readonly from: string },
    command: keyof typeof LETTERS,
    way: 'totp' | 'passkey' | null,
  ): JoinedStep {
    const { user } = request.actor;
    const data = { account: user, ...(way === null ? {} : { way }) };
    const by = requestDecider(request);
    const event = LETTERS[command];
    return async (trx) => {
      if (event !== null) await notifyOwner(trx, user, newsOf(by, event));
      const audited = accept({ answer: {}, audited: { command, data } });
      await keepDecision(trailOf(database, trx), by, audited);
    };
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
        const record = recordOf(request, 'set-up-second-factor', 'totp');
        const given = await secondFactor.confirmTotp(headers, actor, body.code, record);
        if (given === null) return refuse('second-step-wrong');
        limits.pairs.forget(`confirm ${actor.user}`);
        await recordSecondFactorProof(database, accounts, given);
        addCookies(answerHeaders, given);
        returnToGate(actor.user);
        return accept({ recoveryCodes: await secondFactor.firstCodes(actor.user) });
      },
    ),
    'DELETE /api/second-factor/totp': route(
      'DELETE /api/second-factor/totp',
      { ...NOTHING, body: nothingInput },
      async (request) => {
        const { actor } = request;
        const record = recordOf(request, 'remove-second-factor', 'totp');
        const isGone = await database.asInstallation(async (trx) => {
          if (!(await secondFactor.removeTotp(trx, actor.user))) return false;
          await record(trx);
          return true;
        });
        if (!isGone) return refuse('second-factor-missing');
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
        const record = recordOf(request, 'renew-recovery-codes', null);
        const recoveryCodes = await database.asInstallation(async (trx) => {
          const codes = await secondFactor.renewCodes(actor.user, trx);
          await record(trx);
          return codes;
        });
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
        const record = recordOf(request, 'set-up-second-factor', 'passkey');
        if (!(await secondFactor.addPasskey(actor, body.name, body.response, record)))
          return refuse('passkey-refused');
        await noteProof(database, request);
        return accept({ recoveryCodes: await secondFactor.firstCodes(actor.user) });
      },
    ),
    'DELETE /api/second-factor/passkeys/:passkey': route(
      'DELETE /api/second-factor/passkeys/:passkey',
      { ...NOTHING, body: nothingInput },
      async (request) => {
        const { actor, params } = request;
        const record = recordOf(request, 'remove-second-factor', 'passkey');
        const isGone = await database.asInstallation(async (trx) => {
          if (!(await secondFactor.removePasskey(trx, actor.user, params.passkey))) return false;
          await record(trx);
          return true;
        });
        if (!isGone) return refuse('not-found');
        returnToGate(actor.user);
        return accept(await secondFactor.read(actor));
      },
    ),
  };
}
