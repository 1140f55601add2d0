import { z } from 'zod';
import { signatureInput } from '../../../domain/account/account-input.ts';
import type { MyData } from '../../../domain/account/my-data.ts';
import { signatureStrokesSchema, signatureSvg } from '../../../domain/account/signature.ts';
import { nothingInput } from '../../../domain/api/nothing.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { confirmAddress } from '../../accounts/confirm-doubts.ts';
import type { Accounts } from '../../accounts/create-accounts.ts';
import { readAccess, signOutDevice } from '../../accounts/sign-ins.ts';
import { decideAccountsRecorded, decideRecorded } from '../../audit/decide-recorded.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import type { Database } from '../../database/database.ts';
import { shownEmail, withAccounts } from '../../database/installation/account-tables.ts';
import { findSignature, keepSignature } from '../../database/sheets/signatures.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

/** What the routes of an account's own data need. */
export type OwnParts = {
  readonly database: Database;
  readonly accounts: Accounts;
  /** Re-authorises an account's live connections. */
  readonly returnToGate: (user: string) => void;
};

const device = z.uuid();

/** The routes of an account's own data: its signature, sign-ins and devices. */
export function ownRoutes({ database, accounts, returnToGate }: OwnParts) {
  return {
    'GET /api/my-data': route('GET /api/my-data', NOTHING, async ({ actor }) =>
      accept(await readMyData(database, actor)),
    ),
    'PUT /api/my-data/signature': route(
      'PUT /api/my-data/signature',
      { ...NOTHING, body: signatureInput },
      async (request) => {
        const { actor, body } = request;
        const kept = await decideRecorded(database, requestDecider(request), async (scope) => {
          const { strokes } = body;
          const drawn = strokes === null ? null : { strokes, svg: signatureSvg(strokes) };
          await keepSignature(scope, actor.user, drawn);
          const data = { account: actor.user, isTakenAway: strokes === null };
          return accept({ answer: {}, audited: { command: 'change-signature', data } });
        });
        return kept.ok ? accept(await readMyData(database, actor)) : kept;
      },
    ),
    'GET /api/access': route('GET /api/access', NOTHING, async ({ actor, headers }) =>
      accept(
        await readAccess(database, actor, await accounts.tokenOf(headers), accounts.endedSessions),
      ),
    ),
    'POST /api/access/devices/:device/sign-out': route(
      'POST /api/access/devices/:device/sign-out',
      { ...NOTHING, body: nothingInput },
      async (request) => {
        const { actor, params, headers } = request;
        const id = device.safeParse(params.device);
        if (!id.success) return refuse('not-found');
        const gone = await decideAccountsRecorded(
          database,
          requestDecider(request),
          async ({ trx }) => {
            if (!(await signOutDevice(trx, actor, id.data))) return refuse('not-found');
            const data = { account: actor.user };
            return accept({ answer: {}, audited: { command: 'sign-out-device', data } });
          },
        );
        if (!gone.ok) return gone;
        returnToGate(actor.user);
        return accept(
          await readAccess(
            database,
            actor,
            await accounts.tokenOf(headers),
            accounts.endedSessions,
          ),
        );
      },
    ),
    'POST /api/access/address': route(
      'POST /api/access/address',
      { ...NOTHING, body: nothingInput },
      async ({ actor, from, headers }) => {
        const { panel, user } = actor;
        const isDone = await database.asInstallation((trx) =>
          confirmAddress(
            trailOf(database, trx),
            { panel, account: user },
            { at: new Date(), from },
          ),
        );
        if (!isDone) return refuse('not-found');
        return accept(
          await readAccess(
            database,
            actor,
            await accounts.tokenOf(headers),
            accounts.endedSessions,
          ),
        );
      },
    ),
  };
}

async function readMyData(database: Database, actor: Actor): Promise<MyData> {
  const { displayUsername, email } = await withAccounts(database.db)
    .selectFrom('user')
    .select(['displayUsername', 'email'])
    .where('id', '=', actor.user)
    .executeTakeFirstOrThrow();
  const stored = await database.inPanel(actor.panel, (scope) => findSignature(scope, actor.user));
  return {
    name: actor.name,
    username: displayUsername,
    email: shownEmail(email),
    signature:
      stored === null
        ? null
        : { strokes: signatureStrokesSchema.parse(stored.strokes), svg: stored.svg },
  };
}
