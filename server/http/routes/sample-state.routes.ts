import { accept, refuse } from '../../../domain/refusal.ts';
import { quantityInput, sampleStateInput } from '../../../domain/samples/sample-state-input.ts';
import { parseSampleId } from '../../../domain/words/ids.ts';
import { decideRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import { resultsOfSample } from '../../database/results/results.ts';
import { correctQuantity, listMovements } from '../../database/samples/sample-movements.ts';
import { findSample, setSampleState } from '../../database/samples/samples.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

/** The most results of a sample that an answer contains, the newest. */
const MOST_RESULTS = 100;

/** The routes of a sample's quantity, state and results (SAM-2 to SAM-4). */
export function sampleStateRoutes(database: Database) {
  return {
    'GET /api/samples/:id/movements': route(
      'GET /api/samples/:id/movements',
      NOTHING,
      ({ actor, params }) =>
        database.inPanel(actor.panel, async (scope) => {
          const id = parseSampleId(params.id);
          if (id === null || (await findSample(scope, id)) === null) return refuse('not-found');
          return accept(await listMovements(scope, id));
        }),
    ),
    'POST /api/samples/:id/movements': route(
      'POST /api/samples/:id/movements',
      { ...NOTHING, body: quantityInput },
      (request) =>
        decideRecorded(database, requestDecider(request), async (scope) => {
          const id = parseSampleId(request.params.id);
          if (id === null || (await findSample(scope, id)) === null) return refuse('not-found');
          const { seen, quantity, reason } = request.body;
          const correction = { ...request.body, by: request.actor.name };
          const corrected = await correctQuantity(scope, id, correction);
          if (!corrected.ok) return corrected;
          const after = await findSample(scope, id);
          if (after === null) return refuse('not-found');
          return accept({
            answer: after,
            audited: {
              command: 'correct-quantity',
              data: { sample: id },
              before: { currentQuantity: seen },
              after: { currentQuantity: quantity },
              reason,
            },
          });
        }),
    ),
    'PUT /api/samples/:id/state': route(
      'PUT /api/samples/:id/state',
      { ...NOTHING, body: sampleStateInput },
      (request) =>
        decideRecorded(database, requestDecider(request), async (scope) => {
          const id = parseSampleId(request.params.id);
          const before = id === null ? null : await findSample(scope, id);
          if (id === null || before === null) return refuse('not-found');
          const written = await setSampleState(scope, id, request.body);
          if (!written.ok) return written;
          const { active, validated } = written.value;
          return accept({
            answer: written.value,
            audited: {
              command: 'set-sample-state',
              data: { sample: id },
              before: { code: before.code, active: before.active, validated: before.validated },
              after: { code: before.code, active, validated },
              reason: request.body.reason,
            },
          });
        }),
    ),
    'GET /api/samples/:id/results': route(
      'GET /api/samples/:id/results',
      NOTHING,
      ({ actor, params }) =>
        database.inPanel(actor.panel, async (scope) => {
          const id = parseSampleId(params.id);
          if (id === null || (await findSample(scope, id)) === null) return refuse('not-found');
          return accept(await resultsOfSample(scope, id, MOST_RESULTS));
        }),
    ),
  };
}
