import type { ImportReport } from '../registers/import-report.ts';
import type { Nothing } from './api.ts';

/** A file to be taken into a register: looked at only, or taken all or nothing. */
export type ImportInput = { readonly csv: string; readonly isPreview: boolean };

/** A session a taster was served in: how many glasses, and of how many the sheet was sealed. */
export type AttendanceRow = {
  readonly session: number;
  readonly date: string;
  readonly training: boolean;
  readonly glasses: number;
  readonly sealed: number;
};

/** The routes of importing into the registers and of deleting from them. */
export type RegistersApi = {
  'POST /api/samples/import': { body: ImportInput; answer: ImportReport };
  'POST /api/tasters/import': { body: ImportInput; answer: ImportReport };
  'DELETE /api/samples/:id': { body: { revision: number }; answer: Nothing };
  'GET /api/tasters/:id/attendance': { answer: readonly AttendanceRow[] };
  'DELETE /api/tasters/:id': { body: { revision: number }; answer: Nothing };
};
