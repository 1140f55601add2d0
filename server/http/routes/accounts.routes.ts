import { accountChangeInput, accountInput } from '../../../domain/account/account-input.ts';
import type { AccountRow, HandedWhy, Invitation } from '../../../domain/account/account-row.ts';
import { failedSignInsQuery } from '../../../domain/account/failed-sign-in.ts';
import { nothingInput } from '../../../domain/api/nothing.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { parseTasterId } from '../../../domain/words/ids.ts';
import { changeAccount } from '../../accounts/change-account.ts';
import type { Accounts } from '../../accounts/create-accounts.ts';
import { decideAccountChange } from '../../accounts/decide-account-change.ts';
import { listFailedSignIns } from '../../accounts/failed-sign-ins.ts';
import { handLink } from '../../accounts/hand-link.ts';
import { insertAccount } from '../../accounts/insert-account.ts';
import { listAccounts } from '../../accounts/list-accounts.ts';
import { notifyAccountChange } from '../../accounts/notify-account-change.ts';
import type { SignInLimits } from '../../accounts/sign-in-limits.ts';
import { decideAccountsRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import { lockPanel } from '../../database/installation/panels.ts';
import { findTaster, linkAccount } from '../../database/tasters/tasters.ts';
import { describeProblem, type Log } from '../../log/log.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

/**
 * Mails an invitation to the owner of a new account, with the token to choose a password. Null when
 * no mail can be sent.
 */
export type SendInvitation =
  | ((person: {
      readonly email: string;
      readonly name: string;
      readonly username: string;
      readonly token: string;
      readonly acceptLanguage: string;
    }) => Promise<void>)
  | null;

/** What the routes of accounts need. */
export type AccountsRoutesParts = {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly limits: Pick<SignInLimits, 'takenNames'>;
  readonly sendInvitation: SendInvitation;
  readonly log: Log;
  /** Re-authorises an account's live connections. */
  readonly returnToGate: (user: string) => void;
};

/**
 * The routes of a panel's accounts: a leader opens them, and their owners choose the passwords
 * (ACC-9).
 */
export function accountsRoutes(parts: AccountsRoutesParts) {
  const { database, accounts, limits, sendInvitation, returnToGate, log } = parts;

  async function invite(
    account: AccountRow,
    request: { readonly actor: Actor; readonly from: string; readonly headers: Headers },
  ): Promise<Result<Invitation>> {
    const { headers } = request;
    const token = await accounts.invite(account.user);
    const byHand = async (why: HandedWhy): Promise<Result<Invitation>> => {
      // No link is shown without an entry in the audit trail.
      const handed = await handLink(database, requestDecider(request), account, token);
      return handed.ok ? accept({ way: 'hand', path: `/reset?token=${token}`, why }) : handed;
    };
    if (account.email === '') return byHand('no-address');
    if (sendInvitation === null) return byHand('no-mail');
    const { email, name, username } = account;
    const acceptLanguage = headers.get('accept-language') ?? '';
    try {
      await sendInvitation({ email, name, username, token, acceptLanguage });
      return accept({ way: 'mail' });
    } catch (problem) {
      // The account is open already: the leader gets the link in place of the mail.
      log('error', 'invitation-mail-failed', { problem: describeProblem(problem) });
      return byHand('not-sent');
    }
  }

  return {
    'GET /api/accounts': route('GET /api/accounts', NOTHING, ({ actor }) =>
      database.asInstallation(async (trx) => accept(await listAccounts(trx, actor.panel))),
    ),
    'GET /api/failed-sign-ins': route(
      'GET /api/failed-sign-ins',
      { ...NOTHING, query: failedSignInsQuery },
      ({ actor, query }) =>
        database.asInstallation(async (trx) =>
          accept(await listFailedSignIns(trx, actor.panel, query)),
        ),
    ),
    'POST /api/accounts': route(
      'POST /api/accounts',
      { ...NOTHING, body: accountInput },
      async (request) => {
        // ACC-80: a taken user name is reported; a rate limit bounds how often a panel may ask.
        const wait = limits.takenNames.begin(request.actor.panel);
        if (wait > 0) return refuse('too-many-requests', { seconds: wait });
        const hash = await accounts.hashOfNobody();
        const opened = await decideAccountsRecorded(
          database,
          requestDecider(request),
          async (scope) => {
            const { trx, panel } = scope;
            const { body } = request;
            const id = body.role === 'catadores' ? parseTasterId(body.taster) : null;
            const taster = id === null ? null : await findTaster(scope, id);
            if (body.role === 'catadores' && taster === null) return refuse('not-found');
            if (taster !== null && taster.username !== null)
              return refuse('taster-has-account', { username: taster.username });
            const { role, username, email } = body;
            const name = body.role === 'catadores' ? (taster?.displayName ?? '') : body.name;
            const account = {
              panel,
              role,
              taster: id,
              name,
              username,
              email,
              hash,
              isInvited: true,
            };
            const inserted = await insertAccount(trx, account);
            if (!inserted.ok) return inserted;
            if (id !== null) await linkAccount(scope, id, { account: inserted.value, username });
            const [row] = await listAccounts(trx, panel, inserted.value);
            if (row === undefined) return refuse('not-found');
            return accept({
              answer: row,
              audited: {
                command: 'open-account',
                data: { account: inserted.value, ...(id === null ? {} : { taster: id }) },
                after: { role, name, username, email },
              },
            });
          },
        );
        if (opened.ok || opened.code !== 'username-taken')
          limits.takenNames.takeBack(request.actor.panel);
        if (!opened.ok) return opened;
        const invitation = await invite(opened.value, request);
        return invitation.ok
          ? accept({ ...opened.value, invitation: invitation.value })
          : invitation;
      },
    ),
    'PUT /api/accounts/:user': route(
      'PUT /api/accounts/:user',
      { ...NOTHING, body: accountChangeInput },
      async (request) => {
        const { actor, body, params } = request;
        const changed = await decideAccountsRecorded(
          database,
          requestDecider(request),
          async ({ trx }) => {
            // The lock serialises two leaders who disable each other at once: one of them stays
            // (ACC-77).
            await lockPanel({ trx, panel: actor.panel });
            const all = await listAccounts(trx, actor.panel);
            const before = all.find(({ user }) => user === params.user);
            if (before === undefined) return refuse('not-found');
            const decision = decideAccountChange(all, before, body, actor.user);
            if (!decision.ok) return decision;
            const { name, enabled } = body;
            await notifyAccountChange(trx, requestDecider(request), before, body);
            const email = body.email === before.email ? {} : { email: mailOf(body.email, before) };
            await changeAccount(trx, before.user, { name, enabled, ...email });
            const [after] = await listAccounts(trx, actor.panel, before.user);
            if (after === undefined) return refuse('not-found');
            const data = { account: before.user };
            return accept({
              answer: after,
              audited: { command: 'change-account', data, before, after },
            });
          },
        );
        if (changed.ok && !changed.value.enabled) returnToGate(changed.value.user);
        return changed;
      },
    ),
    'POST /api/accounts/:user/invitation': route(
      'POST /api/accounts/:user/invitation',
      { ...NOTHING, body: nothingInput },
      async (request) => {
        const found = await decideAccountsRecorded(
          database,
          requestDecider(request),
          async ({ trx }) => {
            const account = single(
              await listAccounts(trx, request.actor.panel, request.params.user),
            );
            if (!account.ok) return account;
            if (!account.value.enabled) return refuse('account-disabled');
            const data = { account: account.value.user };
            return accept({ answer: account.value, audited: { command: 'invite-account', data } });
          },
        );
        return found.ok ? invite(found.value, request) : found;
      },
    ),
  };
}

function single(rows: readonly AccountRow[]): Result<AccountRow, 'not-found'> {
  const [row] = rows;
  return row === undefined ? refuse('not-found') : accept(row);
}

const mailOf = (email: string, { username }: AccountRow): string =>
  email === '' ? `${username.toLowerCase()}@kiosk.invalid` : email.toLowerCase();
