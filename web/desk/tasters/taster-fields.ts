import type { TasterInput, TasterRow } from '../../../domain/tasters/taster-fields.ts';

/** The fields of a taster that is new. */
export const newTaster = (): TasterInput => ({
  code: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  additionalInfo: '',
  active: true,
  username: null,
  password: null,
  revision: 0,
});

/** The fields of a taster as it was read; a password is never read. */
export function tasterFields(row: TasterRow): TasterInput {
  const { id: _id, displayName: _name, lastSession: _last, status: _status, ...fields } = row;
  return { ...fields, password: null };
}
