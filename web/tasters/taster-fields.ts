import type { TasterInput, TasterRow } from '../../domain/http/api.ts';
import {
  accountName,
  emailAddress,
  phoneNumber,
  required,
  strongPassword,
} from '../forms/rules.ts';
import type { Problems } from '../forms/use-form-check.ts';

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

/** REG-9: what a taster's form asks for; `hasAccount` tells whether the server already keeps an account. */
export const tasterProblems =
  (hasAccount: boolean) =>
  (fields: TasterInput): Problems<keyof TasterInput> => {
    const [username, password] = [fields.username ?? '', fields.password ?? ''];
    const isOpening = username !== '' && !hasAccount;
    return {
      code: required(fields.code),
      firstName: required(fields.firstName),
      lastName: required(fields.lastName),
      phone: phoneNumber(fields.phone),
      email: emailAddress(fields.email),
      username:
        password !== '' ? (required(username) ?? accountName(username)) : accountName(username),
      password: isOpening
        ? (required(password) ?? strongPassword(password))
        : strongPassword(password),
    };
  };
