import { marksQuery } from '../../../domain/quality/marks-query.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { figuresShown } from '../../database/sessions/figures-shown.ts';
import { findSession } from '../../database/sessions/sessions.ts';
import { definitionOf } from '../../database/sessions/sheet-of-session.ts';
import { listPoints } from '../../database/sheets/list-points.ts';
import { pointsCsv } from '../../export/points-csv.ts';
import { streamMarks, streamPanelMarks } from '../../export/stream-marks.ts';
import { NOTHING, route } from '../route.ts';

/**
 * The routes of CSV exports: the marks of a session or of the whole panel (EXP-1), and the points
 * of a session (SHT-8).
 */
export function exportsRoutes(database: Database) {
  return {
    'GET /api/sessions/:session/marks_long.csv': route(
      'GET /api/sessions/:session/marks_long.csv',
      { ...NOTHING, type: 'text/csv' },
      async ({ actor, params, answerHeaders }) => {
        const session = parseSessionCode(params.session);
        if (session === null) return refuse('not-found');
        const { panel } = actor;
        if ((await database.searchInPanel(panel, (scope) => findSession(scope, session))) === null)
          return refuse('not-found');
        nameFile(answerHeaders, `session-${session}-marks_long.csv`);
        return accept(streamMarks(database, panel, [session]));
      },
    ),
    'GET /api/sessions/:session/points_long.csv': route(
      'GET /api/sessions/:session/points_long.csv',
      { ...NOTHING, type: 'text/csv' },
      ({ actor, params, answerHeaders }) =>
        database.searchInPanel(actor.panel, async (scope) => {
          const session = parseSessionCode(params.session);
          const found = session === null ? null : await findSession(scope, session);
          if (session === null || found === null) return refuse('not-found');
          nameFile(answerHeaders, `session-${session}-points_long.csv`);
          const definition = await definitionOf(scope, found.sheet);
          const isShown = await figuresShown(scope, session);
          const rows = (await listPoints(scope, session)).filter(isShown);
          return accept([...pointsCsv(rows, definition)].join(''));
        }),
    ),
    'GET /api/marks_long.csv': route(
      'GET /api/marks_long.csv',
      { ...NOTHING, query: marksQuery, type: 'text/csv' },
      async ({ actor, query, answerHeaders }) => {
        nameFile(answerHeaders, 'marks_long.csv');
        return accept(await streamPanelMarks(database, actor.panel, query));
      },
    ),
  };
}

const nameFile = (headers: Headers, name: string): void =>
  headers.set('content-disposition', `attachment; filename="${name}"`);
