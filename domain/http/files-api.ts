import type { Upload } from '../files/check-upload.ts';
import type { FileKind } from '../files/file-kind.ts';
import type { MovementRow } from '../registers/sample-movement.ts';
import type { Nothing, ResultRow, SampleRow } from './api.ts';

/** A file that is attached to a sample. */
export type SampleFileRow = {
  readonly id: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
  readonly hasThumbnail: boolean;
  readonly at: string;
  readonly by: string;
};

/** A file on its way to a device. It is shown by a page only where it is a picture of that page. */
export type Download = {
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
};

/** What is left of a sample, measured again: what was read before, what it is, and why it differs. */
export type QuantityCorrection = {
  readonly seen: number;
  readonly quantity: number;
  readonly reason: string;
};

/** What is said of a sample in its assessment: active or not, validated or not. */
export type SampleStateInput = {
  readonly active: boolean;
  readonly validated: boolean;
  readonly reason: string;
  readonly revision: number;
};

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
