import { z } from 'zod';
import { decideSeeFigures } from '../../../domain/quality/decide-see-figures.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { openSessionsOf, performedBy } from '../../database/own-evaluations.ts';
import {
  figuresSeen,
  maySeeBeside,
  ownFigures,
  seeFiguresFacts,
} from '../../database/own-figures.ts';
import { ownTraining } from '../../database/training-history.ts';
import { NOTHING, route } from '../route.ts';

const query = z.strictObject({ page: z.string().max(9).exactOptional() });

/** A taster's own sessions and performed sheets, with nothing of the samples (BLI-2). */
export function evaluationsRoutes(database: Database) {
  return {
    'GET /api/evaluations': route('GET /api/evaluations', { ...NOTHING, query }, (request) =>
      database.inPanel(request.actor.panel, async (scope) => {
        const { taster } = request.actor;
        if (taster === null) return refuse('access-denied');
        const performed = await performedBy(scope, taster, request.query);
        const sessions = performed.rows.map(({ session }) => session);
        return accept({
          open: await openSessionsOf(scope, taster),
          performed,
          besidePanel: await maySeeBeside(scope, sessions),
        });
      }),
    ),
    'GET /api/evaluations/training': route(
      'GET /api/evaluations/training',
      NOTHING,
      ({ actor: { panel, taster } }) =>
        taster === null
          ? Promise.resolve(refuse('access-denied'))
          : database.inPanel(panel, async (scope) => accept(await ownTraining(scope, taster))),
    ),
    'GET /api/evaluations/:session/figures': route(
      'GET /api/evaluations/:session/figures',
      NOTHING,
      ({ actor, params }) =>
        database.inPanel(actor.panel, async (scope) => {
          const { taster } = actor;
          const session = parseSessionCode(params.session);
          if (taster === null || session === null) return refuse('not-found');
          const asked = { taster, session };
          const facts = await seeFiguresFacts(scope, asked);
          if (facts === null) return refuse('not-found');
          if (!decideSeeFigures(facts).ok) return accept({ figures: null });
          // QUA-34: what was seen is in the trail before it is sent.
          const isSeen = (await figuresSeen(scope, session)).some((one) => one.taster === taster);
          return accept({ figures: isSeen ? await ownFigures(scope, asked) : null });
        }),
    ),
  };
}
