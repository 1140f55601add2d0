import type { Upload } from '../files/check-upload.ts';
import type { Download } from '../files/download.ts';
import type { ResultRow } from '../results/result-row.ts';
import type { SampleRow } from '../samples/sample-fields.ts';
import type { SampleFileRow } from '../samples/sample-file.ts';
import type { MovementRow } from '../samples/sample-movement.ts';
import type { QuantityCorrection, SampleStateInput } from '../samples/sample-state-input.ts';
import type { Nothing } from './nothing.ts';

/** The routes of what belongs to a sample, and of the panel's image. */
export type FilesApi = {
  'GET /api/samples/:id/movements': { answer: readonly MovementRow[] };
  'POST /api/samples/:id/movements': { body: QuantityCorrection; answer: SampleRow };
  'PUT /api/samples/:id/state': { body: SampleStateInput; answer: SampleRow };
  'GET /api/samples/:id/results': { answer: readonly ResultRow[] };
  'GET /api/samples/:id/files': { answer: readonly SampleFileRow[] };
  'POST /api/samples/:id/files': { body: Upload; answer: SampleFileRow };
  'GET /api/samples/:id/files/:file': { answer: Download };
  'GET /api/samples/:id/files/:file/thumbnail': { answer: Download };
  'DELETE /api/samples/:id/files/:file': { body: Nothing; answer: Nothing };
  'GET /api/panel/image': { answer: Download };
  'PUT /api/panel/image': { body: Upload; answer: Nothing };
  'DELETE /api/panel/image': { body: Nothing; answer: Nothing };
};
