import { clearFactorInput, factorRuleInput } from '../../../domain/account/second-factor-input.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { listAccounts } from '../../accounts/list-accounts.ts';
import { newsOf, notifyOwner } from '../../accounts/notify-owner.ts';
import { readFactorRule, setFactorRule } from '../../accounts/second-factor/factor-rule.ts';
import { withoutSecondFactor } from '../../accounts/second-factor/owes-second-factor.ts';
import { clearFactors } from '../../accounts/second-factor/remove-factors.ts';
import { decideAccountsRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

/** What the routes of the panel's rule about second factors need. */
export type FactorRuleParts = {
  readonly database: Database;
  /** Re-authorises an account's live connections. */
  readonly returnToGate: (user: string) => void;
};

/**
 * The routes of the panel's rule about second factors: whether one is required (ACC-65, ACC-112),
 * and clearing one that its owner has lost (ACC-63).
 */
export function factorRuleRoutes({ database, returnToGate }: FactorRuleParts) {
  return {
    'GET /api/panel/second-factor': route(
      'GET /api/panel/second-factor',
      NOTHING,
      async ({ actor }) => accept(await readFactorRule(database, actor.panel)),
    ),
    'PUT /api/panel/second-factor': route(
      'PUT /api/panel/second-factor',
      { ...NOTHING, body: factorRuleInput },
      async (request) => {
        const { actor, body } = request;
        const by = requestDecider(request);
        const set = await decideAccountsRecorded(database, by, async ({ trx, panel }) => {
          const connection = { db: trx };
          const before = await readFactorRule(connection, panel);
          if (before.required === body.required) return refuse('nothing-changes');
          const { required, reason } = body;
          await setFactorRule(connection, panel, { required, by: actor.name, at: by.at });
          return accept({
            answer: await readFactorRule(connection, panel),
            audited: {
              command: 'require-second-factor',
              before: { required: before.required },
              after: { required },
              reason,
            },
          });
        });
        if (set.ok && set.value.required)
          for (const { id } of await withoutSecondFactor(database, actor.panel)) returnToGate(id);
        return set;
      },
    ),
    'POST /api/accounts/:user/second-factor/clear': route(
      'POST /api/accounts/:user/second-factor/clear',
      { ...NOTHING, body: clearFactorInput },
      async (request) => {
        const { actor, params, body } = request;
        const by = requestDecider(request);
        const cleared = await decideAccountsRecorded(database, by, async ({ trx, panel }) => {
          const all = await listAccounts(trx, panel);
          const account = all.find(({ user }) => user === params.user);
          if (account === undefined) return refuse('not-found');
          // An account removes its own second factor on its own page, with the device at hand.
          if (account.user === actor.user) return refuse('own-account');
          if (!account.secondFactor) return refuse('second-factor-missing');
          await clearFactors(trx, account.user);
          await notifyOwner(trx, account.user, newsOf(by, 'second-factor-cleared'));
          return accept({
            answer: { ...account, secondFactor: false },
            audited: {
              command: 'clear-second-factor',
              data: { account: account.user },
              reason: body.reason,
            },
          });
        });
        if (cleared.ok) returnToGate(cleared.value.user);
        return cleared;
      },
    ),
  };
}
