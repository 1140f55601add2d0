import { blanksOf } from '../registers/declared.ts';
import type { ReadRow } from '../registers/read-register.ts';
import { TASTER_FIELDS, type TasterInput, tasterFieldsSchema } from './taster-fields.ts';

/** LST-4: the file of tasters. `code` and `firstName` are needed; accounts are no part of it. */
export const TASTER_FILE = {
  fields: TASTER_FIELDS,
  needed: ['code', 'firstName'],
  key: 'code',
} as const;

const fileSchema = tasterFieldsSchema;

/** A row of the file as a form would send it. */
export const tasterOfRow = ({ values }: ReadRow): TasterInput =>
  fileSchema.parse({ ...blanksOf(TASTER_FIELDS), ...values, revision: 0 });
