import type { DeletionInput } from '../registers/deletion-input.ts';
import type { ImportInput } from '../registers/import-input.ts';
import type { ImportReport } from '../registers/import-report.ts';
import type { AttendanceRow } from '../tasters/attendance-row.ts';
import type { Nothing } from './nothing.ts';

/** The routes of importing into the registers and of deleting from them. */
export type RegistersApi = {
  'POST /api/samples/import': { body: ImportInput; answer: ImportReport };
  'POST /api/tasters/import': { body: ImportInput; answer: ImportReport };
  'DELETE /api/samples/:id': { body: DeletionInput; answer: Nothing };
  'GET /api/tasters/:id/attendance': { answer: readonly AttendanceRow[] };
  'DELETE /api/tasters/:id': { body: DeletionInput; answer: Nothing };
};
