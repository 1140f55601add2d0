import type { PostalAddress } from '../fields/postal-address.ts';
import { emailColumn, flagColumn, phoneColumn, textColumn } from '../registers/column-readers.ts';
import type { ReadRow, RegisterFile } from '../registers/read-register.ts';
import type { TasterInput } from './taster-fields.ts';

const columns = {
  code: textColumn(40, true),
  first_name: textColumn(200, true),
  last_name: textColumn(200),
  phone: phoneColumn,
  email: emailColumn,
  address: textColumn(200),
  address2: textColumn(200),
  city: textColumn(200),
  state: textColumn(200),
  postal_code: textColumn(200),
  country: textColumn(200),
  active: flagColumn(true),
  additional_info: textColumn(4_000),
};

type Key = keyof typeof columns;

/** LST-4: the file of tasters. `code` and `first_name` are needed; accounts are no part of it. */
export const TASTER_FILE: RegisterFile<Key> = {
  columns,
  needed: ['code', 'first_name'],
  key: 'code',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A row of the file as a form would send it. */
export const tasterOfRow = ({
  values,
}: ReadRow<Key>): Omit<TasterInput, 'username' | 'password'> & PostalAddress => ({
  code: text(values.code),
  firstName: text(values.first_name),
  lastName: text(values.last_name),
  phone: text(values.phone),
  email: text(values.email),
  address: text(values.address),
  address2: text(values.address2),
  city: text(values.city),
  state: text(values.state),
  postalCode: text(values.postal_code),
  country: text(values.country),
  active: values.active !== false,
  additionalInfo: text(values.additional_info),
  revision: 0,
});
