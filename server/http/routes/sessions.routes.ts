import { listQuery } from '../../../domain/lists/list-query.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { daysQuery } from '../../../domain/sessions/days-query.ts';
import { wholeSheetQuery } from '../../../domain/sheets/whole-sheet.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';
import { type PanelId, parseSessionCode, type SessionCode } from '../../../domain/words/ids.ts';
import type { Database, PanelScope } from '../../database/database.ts';
import { unconfirmedSheets } from '../../database/installation/account-doubts.ts';
import { checksOf, countersOf } from '../../database/results/counter-assessments.ts';
import { resultsOfSession } from '../../database/results/results.ts';
import { verdictsOfSession } from '../../database/samples/sample-verdicts.ts';
import { scoresOfSession } from '../../database/samples/store-scores.ts';
import { listBoothContacts } from '../../database/sessions/booth-contacts.ts';
import { listDays } from '../../database/sessions/days.ts';
import { findSession, listSessions, openedFigures } from '../../database/sessions/sessions.ts';
import { readWholeSheet } from '../../database/sheets/read-whole-sheet.ts';
import { listSealedSheets } from '../../database/sheets/sheets.ts';
import { figuresSeen } from '../../database/tasters/read-own-figures.ts';
import { NOTHING, route } from '../route.ts';

/** What the routes of sessions need. */
export type SessionsParts = {
  readonly database: Database;
  /**
   * M-ACCEPT: the acceptance criteria that a closed session would fail if it were validated now.
   */
  readonly criteriaOf: (
    panel: PanelId,
    session: SessionCode,
  ) => Promise<Result<{ readonly failed: readonly FailedCriterion[] }>>;
};

/** The routes of sessions for the desk: the list, one session, and its sealed sheets. */
export function sessionsRoutes({ database, criteriaOf }: SessionsParts) {
  /** Reads data of a session; refuses an unknown session. */
  const ofSession = <Value>(
    actor: Actor,
    text: string,
    read: (scope: PanelScope, session: SessionCode) => Promise<Value>,
  ): Promise<Result<Value>> =>
    database.inPanel(actor.panel, async (scope) => {
      const session = parseSessionCode(text);
      if (session === null || (await findSession(scope, session)) === null)
        return refuse('not-found');
      return accept(await read(scope, session));
    });

  return {
    'GET /api/sessions': route(
      'GET /api/sessions',
      { ...NOTHING, query: listQuery },
      ({ actor, query }) =>
        database.searchInPanel(actor.panel, async (scope) =>
          accept(await listSessions(scope, query)),
        ),
    ),
    'GET /api/sessions/:session': route(
      'GET /api/sessions/:session',
      NOTHING,
      ({ actor, params }) =>
        database.inPanel(actor.panel, async (scope) => {
          const session = parseSessionCode(params.session);
          const row = session === null ? null : await findSession(scope, session);
          if (session === null || row === null) return refuse('not-found');
          return accept({
            ...row,
            results: await resultsOfSession(scope, session),
            scores: await scoresOfSession(scope, session),
            verdicts: await verdictsOfSession(scope, session),
            openedFigures: await openedFigures(scope, session),
            seenFigures: await figuresSeen(scope, session),
            checks: await checksOf(scope, session),
            counters: await countersOf(scope, session),
            heardBooths: await listBoothContacts(scope, session),
            unconfirmed: await unconfirmedSheets(scope, session),
          });
        }),
    ),
    'GET /api/sessions/:session/criteria': route(
      'GET /api/sessions/:session/criteria',
      NOTHING,
      async ({ actor, params }) => {
        const session = parseSessionCode(params.session);
        return session === null ? refuse('not-found') : criteriaOf(actor.panel, session);
      },
    ),
    'GET /api/days': route('GET /api/days', { ...NOTHING, query: daysQuery }, ({ actor, query }) =>
      database.searchInPanel(actor.panel, async (scope) => accept(await listDays(scope, query))),
    ),
    'GET /api/sessions/:session/sheets': route(
      'GET /api/sessions/:session/sheets',
      NOTHING,
      ({ actor, params }) => ofSession(actor, params.session, listSealedSheets),
    ),
    'GET /api/sessions/:session/sheet': route(
      'GET /api/sessions/:session/sheet',
      { ...NOTHING, query: wholeSheetQuery },
      ({ actor, params, query }) =>
        ofSession(actor, params.session, (scope, session) =>
          readWholeSheet(scope, { session, ...query }),
        ),
    ),
  };
}
