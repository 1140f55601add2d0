import { z } from 'zod';
import { decideSeeFigures } from '../../../domain/quality/decide-see-figures.ts';
import type { OwnFigures } from '../../../domain/quality/own-figures.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { parseSessionCode, type SessionCode, type TasterId } from '../../../domain/words/ids.ts';
import { refuseFigures } from '../../audit/refuse-figures.ts';
import type { Database, PanelScope } from '../../database/database.ts';
import { readSettings } from '../../database/installation/settings.ts';
import { openSessionsOf, performedBy } from '../../database/tasters/own-evaluations.ts';
import {
  figuresSeen,
  ownFigures,
  seeFiguresFacts,
  sessionsWithReleasedFigures,
} from '../../database/tasters/read-own-figures.ts';
import { ownTraining } from '../../database/tasters/read-training-history.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

const query = z.strictObject({ page: z.string().max(9).exactOptional() });

/**
 * The routes of a taster's own sessions and performed sheets, without data of the samples (BLI-2).
 */
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
          besidePanel: await sessionsWithReleasedFigures(scope, sessions),
          figuresAllowed: (await readSettings(scope)).settings.tastersSeeFigures,
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
      async (request) => {
        const { panel, taster } = request.actor;
        const session = parseSessionCode(request.params.session);
        const opened =
          taster === null || session === null
            ? refuse('own-figures-closed')
            : await database.inPanel(panel, (scope) => openedTo(scope, { taster, session }));
        return opened.ok ? opened : refuseFigures(database, requestDecider(request), session);
      },
    ),
  };
}

/**
 * QUA-32: the figures of a session as far as the taster may see them; null until the taster opened
 * them.
 */
async function openedTo(
  scope: PanelScope,
  asked: { readonly taster: TasterId; readonly session: SessionCode },
): Promise<Result<{ readonly figures: OwnFigures | null }, 'own-figures-closed'>> {
  const decision = decideSeeFigures(await seeFiguresFacts(scope, asked));
  if (!decision.ok) return decision;
  // QUA-34, QUA-67: that they were seen is in the audit trail before they are sent.
  const seen = await figuresSeen(scope, asked.session);
  const isSeen = seen.some(({ taster }) => taster === asked.taster);
  return accept({ figures: isSeen ? await ownFigures(scope, asked) : null });
}
