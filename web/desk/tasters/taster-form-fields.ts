import { blanksOf } from '../../../domain/registers/field-schemas.ts';
import {
  TASTER_FIELDS,
  type TasterInput,
  type TasterRow,
} from '../../../domain/tasters/taster-fields.ts';

/** Returns the default field values of a new taster. */
export const newTaster = (): TasterInput => ({
  ...blanksOf(TASTER_FIELDS),
  revision: 0,
});

/** Returns the form fields of a stored taster. */
export function tasterFields(row: TasterRow): TasterInput {
  const { id: _id, displayName: _name, lastSession: _last, status: _status, ...rest } = row;
  const { username: _username, registeredOn: _registered, ...fields } = rest;
  return fields;
}
