import type { ImportReport } from '../registers/import-report.ts';
import type { Nothing } from './api.ts';

/** A file to be taken into a register: looked at only, or taken all or nothing. */
export type ImportInput = { readonly csv: string; readonly isPreview: boolean };

/** The routes of importing into the registers and of deleting from them. */
export type RegistersApi = {
  'POST /api/samples/import': { body: ImportInput; answer: ImportReport };
  'POST /api/tasters/import': { body: ImportInput; answer: ImportReport };
  'DELETE /api/samples/:id': { body: { revision: number }; answer: Nothing };
  'DELETE /api/tasters/:id': { body: { revision: number }; answer: Nothing };
};
