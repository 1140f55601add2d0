import { nothingInput } from '../../../domain/api/nothing.ts';
import { checkUpload, FILE_LIMITS } from '../../../domain/files/check-upload.ts';
import { isPicture } from '../../../domain/files/file-kind.ts';
import { uploadInput } from '../../../domain/files/upload-input.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { decideRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import {
  deletePanelImage,
  findPanelImage,
  keepPanelImage,
  readPanelImage,
} from '../../database/installation/panel-image.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

/** The routes of the panel's image, which is printed on its reports (FIL-5, FIL-16, FIL-17). */
export function panelImageRoutes(database: Database) {
  return {
    // A missing image is no error: with 404, the page that shows it would log one.
    'GET /api/panel/image': route(
      'GET /api/panel/image',
      { ...NOTHING, status: (image) => (image === null ? 204 : 200) },
      ({ actor }) =>
        database.inPanel(actor.panel, async (scope) => accept(await readPanelImage(scope))),
    ),
    'PUT /api/panel/image': route(
      'PUT /api/panel/image',
      { ...NOTHING, body: uploadInput, isUpload: true },
      (request) =>
        decideRecorded(database, requestDecider(request), async (scope) => {
          const checked = checkUpload(request.body, FILE_LIMITS.panelImageBytes);
          if (!checked.ok) return checked;
          const { kind, name, bytes } = checked.value;
          if (!isPicture(kind)) return refuse('file-kind-refused');
          const before = await findPanelImage(scope);
          const after = await keepPanelImage(scope, { kind, name, bytes });
          const command = 'change-panel-image';
          return accept({ answer: {}, audited: { command, before, after } });
        }),
    ),
    'DELETE /api/panel/image': route(
      'DELETE /api/panel/image',
      { ...NOTHING, body: nothingInput },
      (request) =>
        decideRecorded(database, requestDecider(request), async (scope) => {
          const before = await findPanelImage(scope);
          if (before === null) return refuse('not-found');
          await deletePanelImage(scope);
          return accept({ answer: {}, audited: { command: 'delete-panel-image', before } });
        }),
    ),
  };
}
