import { randomUUID } from 'node:crypto';
import { nothingInput } from '../../../domain/api/nothing.ts';
import { checkUpload } from '../../../domain/files/check-upload.ts';
import { uploadInput } from '../../../domain/files/upload-input.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { parseFileId, parseSampleId } from '../../../domain/words/ids.ts';
import { decideRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import {
  deleteSampleFile,
  insertSampleFile,
  listSampleFiles,
  readSampleFile,
} from '../../database/samples/sample-files.ts';
import { findSample } from '../../database/samples/samples.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

type FileCall = {
  readonly actor: Actor;
  readonly params: { readonly id: string; readonly file: string };
};

/**
 * The routes of files that are attached to a sample: photographs and documents (FIL-1 to FIL-4).
 */
export function filesRoutes(database: Database) {
  const read = ({ actor, params }: FileCall, part: 'content' | 'thumbnail') =>
    database.inPanel(actor.panel, async (scope) => {
      const [id, file] = [parseSampleId(params.id), parseFileId(params.file)];
      if (id === null || file === null) return refuse('not-found');
      const kept = await readSampleFile(scope, id, file, part);
      return kept === null ? refuse('not-found') : accept(kept);
    });
  return {
    'GET /api/samples/:id/files': route(
      'GET /api/samples/:id/files',
      NOTHING,
      ({ actor, params }) =>
        database.inPanel(actor.panel, async (scope) => {
          const id = parseSampleId(params.id);
          if (id === null || (await findSample(scope, id)) === null) return refuse('not-found');
          return accept(await listSampleFiles(scope, id));
        }),
    ),
    'POST /api/samples/:id/files': route(
      'POST /api/samples/:id/files',
      { ...NOTHING, body: uploadInput, isUpload: true },
      (request) =>
        decideRecorded(database, requestDecider(request), async (scope) => {
          const id = parseSampleId(request.params.id);
          if (id === null) return refuse('not-found');
          const checked = checkUpload(request.body);
          if (!checked.ok) return checked;
          const by = request.actor.name;
          const file = { ...checked.value, id: randomUUID(), by };
          const kept = await insertSampleFile(scope, id, file);
          if (!kept.ok) return kept;
          const { digest, ...row } = kept.value.file;
          const { name, kind, bytes } = row;
          if (!kept.value.isNew) return accept({ answer: row, audited: [] });
          return accept({
            answer: row,
            audited: {
              command: 'attach-file',
              data: { sample: id, file: row.id },
              after: { name, kind, bytes, digest },
            },
          });
        }),
    ),
    'GET /api/samples/:id/files/:file': route(
      'GET /api/samples/:id/files/:file',
      NOTHING,
      (request) => read(request, 'content'),
    ),
    'GET /api/samples/:id/files/:file/thumbnail': route(
      'GET /api/samples/:id/files/:file/thumbnail',
      NOTHING,
      (request) => read(request, 'thumbnail'),
    ),
    'DELETE /api/samples/:id/files/:file': route(
      'DELETE /api/samples/:id/files/:file',
      { ...NOTHING, body: nothingInput },
      (request) =>
        decideRecorded(database, requestDecider(request), async (scope) => {
          const [id, file] = [parseSampleId(request.params.id), parseFileId(request.params.file)];
          const gone = id && file ? await deleteSampleFile(scope, id, file) : null;
          if (gone === null) return refuse('not-found');
          const { name, kind, bytes, digest } = gone;
          return accept({
            answer: {},
            audited: {
              command: 'delete-file',
              data: { sample: id, file },
              before: { name, kind, bytes, digest },
            },
          });
        }),
    ),
  };
}
