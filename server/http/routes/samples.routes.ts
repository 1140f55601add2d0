import { randomUUID } from 'node:crypto';
import { listQuery, sampleInput } from '../../../domain/http/inputs.ts';
import { parseSampleId, type SampleId } from '../../../domain/panel/ids.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { appendAudit } from '../../audit/append-audit.ts';
import type { Database } from '../../database/database.ts';
import { findSample, insertSample, listSamples, updateSample } from '../../database/samples.ts';
import { auditOf } from '../audit-of.ts';
import { decideInPanel } from '../decide.ts';
import { route } from '../route.ts';

/** The register of samples. */
export function samplesRoutes(database: Database) {
  return {
    'GET /api/samples': route('GET /api/samples', { query: listQuery }, ({ actor, query }) =>
      database.inPanel(actor.panel, async (scope) => accept(await listSamples(scope, query))),
    ),
    'GET /api/samples/:id': route('GET /api/samples/:id', {}, ({ actor, params }) =>
      database.inPanel(actor.panel, async (scope) => {
        const id = parseSampleId(params.id);
        const sample = id === null ? null : await findSample(scope, id);
        return sample === null ? refuse('not-found') : accept(sample);
      }),
    ),
    'POST /api/samples': route('POST /api/samples', { body: sampleInput }, (call) =>
      decideInPanel(database, call.actor.panel, async (scope) => {
        const id: SampleId | null = parseSampleId(randomUUID());
        if (id === null) throw new Error('not an id');
        const written = await insertSample(scope, id, call.body);
        if (!written.ok) return written;
        const after = written.value;
        await appendAudit(scope.trx, {
          ...auditOf(call),
          command: 'register-sample',
          data: { sample: id },
          after,
        });
        return written;
      }),
    ),
    'PUT /api/samples/:id': route('PUT /api/samples/:id', { body: sampleInput }, (call) =>
      decideInPanel(database, call.actor.panel, async (scope) => {
        const id = parseSampleId(call.params.id);
        const before = id === null ? null : await findSample(scope, id);
        if (id === null || before === null) return refuse('not-found');
        const written = await updateSample(scope, id, call.body);
        if (!written.ok) return written;
        const after = written.value;
        await appendAudit(scope.trx, {
          ...auditOf(call),
          command: 'change-sample',
          data: { sample: id },
          before,
          after,
        });
        return written;
      }),
    ),
  };
}
