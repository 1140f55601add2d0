import { randomUUID } from 'node:crypto';
import { accept, refuse } from '../../../domain/refusal.ts';
import { deletionInput } from '../../../domain/registers/deletion-input.ts';
import { importInput } from '../../../domain/registers/import-input.ts';
import { readRegister } from '../../../domain/registers/read-register.ts';
import { SAMPLE_FILE, sampleOfRow } from '../../../domain/samples/sample-csv.ts';
import type { SampleInput } from '../../../domain/samples/sample-fields.ts';
import { sampleInput } from '../../../domain/samples/sample-input.ts';
import { samplesQuery } from '../../../domain/samples/samples-query.ts';
import { parseSampleId, type SampleId } from '../../../domain/words/ids.ts';
import { type AuditedChange, decideRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import {
  deleteSample,
  findSample,
  insertSample,
  listSamples,
  updateSample,
} from '../../database/samples/samples.ts';
import { importRegister } from '../import-register.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

/** The routes of the register of samples. */
export function samplesRoutes(database: Database) {
  return {
    'GET /api/samples': route(
      'GET /api/samples',
      { ...NOTHING, query: samplesQuery },
      ({ actor, query }) =>
        database.searchInPanel(actor.panel, async (scope) =>
          accept(await listSamples(scope, query)),
        ),
    ),
    'GET /api/samples/:id': route('GET /api/samples/:id', NOTHING, ({ actor, params }) =>
      database.inPanel(actor.panel, async (scope) => {
        const id = parseSampleId(params.id);
        const sample = id === null ? null : await findSample(scope, id);
        return sample === null ? refuse('not-found') : accept(sample);
      }),
    ),
    'POST /api/samples': route('POST /api/samples', { ...NOTHING, body: sampleInput }, (request) =>
      decideRecorded(database, requestDecider(request), async (scope) => {
        const id = newSampleId();
        const written = await insertSample(scope, id, request.body, request.actor.name);
        if (!written.ok) return written;
        const after = written.value;
        return accept({
          answer: written.value,
          audited: { command: 'register-sample', data: { sample: id }, after },
        });
      }),
    ),
    'PUT /api/samples/:id': route(
      'PUT /api/samples/:id',
      { ...NOTHING, body: sampleInput },
      (request) =>
        decideRecorded(database, requestDecider(request), async (scope) => {
          const id = parseSampleId(request.params.id);
          const before = id === null ? null : await findSample(scope, id);
          if (id === null || before === null) return refuse('not-found');
          const written = await updateSample(scope, id, request.body, request.actor.name);
          if (!written.ok) return written;
          const after = written.value;
          return accept({
            answer: written.value,
            audited: { command: 'change-sample', data: { sample: id }, before, after },
          });
        }),
    ),
    'POST /api/samples/import': route(
      'POST /api/samples/import',
      { ...NOTHING, body: importInput },
      (request) =>
        decideRecorded(database, requestDecider(request), async (scope) => {
          const { csv, isPreview, isDayFirst } = request.body;
          const insert = async (input: SampleInput): Promise<AuditedChange> => {
            const written = await insertSample(scope, newSampleId(), input, request.actor.name);
            if (!written.ok) throw new Error(written.code);
            const { id } = written.value;
            return { command: 'import-sample', data: { sample: id }, after: written.value };
          };
          const read = readRegister(csv, SAMPLE_FILE, isDayFirst);
          const file = { register: 'samples', read, inputOf: sampleOfRow, insert } as const;
          return accept(await importRegister(scope, file, isPreview));
        }),
    ),
    'DELETE /api/samples/:id': route(
      'DELETE /api/samples/:id',
      { ...NOTHING, body: deletionInput },
      (request) =>
        decideRecorded(database, requestDecider(request), async (scope) => {
          const id = parseSampleId(request.params.id);
          if (id === null) return refuse('not-found');
          const deleted = await deleteSample(scope, id, request.body.revision);
          if (!deleted.ok) return deleted;
          return accept({
            answer: {},
            audited: { command: 'delete-sample', data: { sample: id }, before: deleted.value },
          });
        }),
    ),
  };
}

function newSampleId(): SampleId {
  const id = parseSampleId(randomUUID());
  if (id === null) throw new Error('not an id');
  return id;
}
