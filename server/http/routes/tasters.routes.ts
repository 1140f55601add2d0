import { randomUUID } from 'node:crypto';
import { listQuery } from '../../../domain/lists/list-query.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { deletionInput } from '../../../domain/registers/deletion-input.ts';
import { importInput } from '../../../domain/registers/import-input.ts';
import { readRegister } from '../../../domain/registers/read-register.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { TASTER_FILE, tasterOfRow } from '../../../domain/tasters/taster-csv.ts';
import type { TasterInput, TasterRow } from '../../../domain/tasters/taster-fields.ts';
import { tasterInput } from '../../../domain/tasters/taster-input.ts';
import { parseTasterId, type TasterId } from '../../../domain/words/ids.ts';
import { closeAccount } from '../../accounts/change-account.ts';
import { newsOf, notifyOwner } from '../../accounts/notify-owner.ts';
import { followTaster } from '../../accounts/taster-account.ts';
import {
  type AuditedChange,
  decideAccountsRecorded,
  decideRecorded,
} from '../../audit/decide-recorded.ts';
import type { Database, PanelScope } from '../../database/database.ts';
import { attendanceOf } from '../../database/sessions/read-attendance.ts';
import {
  deleteTaster,
  findTaster,
  insertTaster,
  listTasters,
  type TasterFields,
  updateTaster,
} from '../../database/tasters/tasters.ts';
import { importRegister } from '../import-register.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

/** What the routes of the register of tasters need. */
export type TastersParts = {
  readonly database: Database;
  /** Re-authorises an account's live connections. */
  readonly returnToGate: (user: string) => void;
};

type Save = {
  readonly actor: Actor;
  readonly from: string;
  readonly body: TasterInput;
  readonly id: TasterId;
  readonly command: 'register-taster' | 'change-taster';
};

/**
 * The routes of the register of tasters, which opens no accounts and holds no passwords (REG-9).
 */
export function tastersRoutes(parts: TastersParts) {
  const { database } = parts;
  return {
    'GET /api/tasters': route(
      'GET /api/tasters',
      { ...NOTHING, query: listQuery },
      ({ actor, query }) =>
        database.searchInPanel(actor.panel, async (scope) =>
          accept(await listTasters(scope, query)),
        ),
    ),
    'GET /api/tasters/:id': route('GET /api/tasters/:id', NOTHING, ({ actor, params }) =>
      database.inPanel(actor.panel, async (scope) => {
        const id = parseTasterId(params.id);
        const taster = id === null ? null : await findTaster(scope, id);
        return taster === null ? refuse('not-found') : accept(taster);
      }),
    ),
    'GET /api/tasters/:id/attendance': route(
      'GET /api/tasters/:id/attendance',
      NOTHING,
      ({ actor, params }) =>
        database.searchInPanel(actor.panel, async (scope) => {
          const id = parseTasterId(params.id);
          const taster = id === null ? null : await findTaster(scope, id);
          if (id === null || taster === null) return refuse('not-found');
          return accept(await attendanceOf(scope, id));
        }),
    ),
    'POST /api/tasters': route(
      'POST /api/tasters',
      { ...NOTHING, body: tasterInput },
      async (request) => {
        const id = newTasterId();
        const { actor, from, body } = request;
        return save(parts, { actor, from, body, id, command: 'register-taster' });
      },
    ),
    'PUT /api/tasters/:id': route(
      'PUT /api/tasters/:id',
      { ...NOTHING, body: tasterInput },
      async (request) => {
        const id = parseTasterId(request.params.id);
        if (id === null) return refuse('not-found');
        const { actor, from, body } = request;
        return save(parts, { actor, from, body, id, command: 'change-taster' });
      },
    ),
    'POST /api/tasters/import': route(
      'POST /api/tasters/import',
      { ...NOTHING, body: importInput },
      (request) =>
        decideRecorded(database, requestDecider(request), async (scope) => {
          const { csv, isPreview, isDayFirst } = request.body;
          const insert = async (input: TasterFields): Promise<AuditedChange> => {
            const written = await insertTaster(scope, newTasterId(), input);
            if (!written.ok) throw new Error(written.code);
            const { id } = written.value;
            return { command: 'import-taster', data: { taster: id }, after: written.value };
          };
          const read = readRegister(csv, TASTER_FILE, isDayFirst);
          const file = { register: 'tasters', read, inputOf: tasterOfRow, insert } as const;
          return accept(await importRegister(scope, file, isPreview));
        }),
    ),
    'DELETE /api/tasters/:id': route(
      'DELETE /api/tasters/:id',
      { ...NOTHING, body: deletionInput },
      async (request) => {
        const id = parseTasterId(request.params.id);
        if (id === null) return refuse('not-found');
        const deleted = await decideAccountsRecorded(
          database,
          requestDecider(request),
          async (scope) => {
            const gone = await deleteTaster(scope, id, request.body.revision);
            if (!gone.ok) return gone;
            const { row, account } = gone.value;
            if (account !== null) {
              await notifyOwner(scope.trx, account, newsOf(requestDecider(request), 'closed'));
              await closeAccount(scope.trx, account);
            }
            return accept({
              answer: gone.value,
              audited: { command: 'delete-taster', data: { taster: id }, before: row },
            });
          },
        );
        if (!deleted.ok) return deleted;
        if (deleted.value.account !== null) parts.returnToGate(deleted.value.account);
        return accept({});
      },
    ),
  };
}

function newTasterId(): TasterId {
  const id = parseTasterId(randomUUID());
  if (id === null) throw new Error('not an id');
  return id;
}

/**
 * Saves a taster with the consequences for their account, in one transaction. An account can only
 * be changed in a transaction of the whole installation.
 */
async function save(parts: TastersParts, request: Save): Promise<Result<TasterRow>> {
  const { body, id, command } = request;
  const saved = await decideAccountsRecorded(
    parts.database,
    requestDecider(request),
    async (scope) => {
      const before = await findTaster(scope, id);
      const written =
        command === 'register-taster'
          ? await insertTaster(scope, id, body)
          : await updateTaster(scope, id, body);
      if (!written.ok) return written;
      const account = await accountOf(scope, id);
      const isBarred =
        account !== null &&
        (await followTaster(
          scope.trx,
          requestDecider(request),
          account,
          before?.active ?? true,
          body,
        ));
      const after = written.value;
      return accept({
        answer: { after, barred: isBarred ? account : null },
        audited: { command, data: { taster: id }, before, after },
      });
    },
  );
  if (!saved.ok) return saved;
  if (saved.value.barred !== null) parts.returnToGate(saved.value.barred);
  return accept(saved.value.after);
}

async function accountOf({ trx, panel }: PanelScope, id: TasterId): Promise<string | null> {
  const row = await trx
    .selectFrom('tasters')
    .select('account')
    .where('panel', '=', panel)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.account ?? null;
}
