import type { TasterInput, TasterRow } from '../taster-fields.ts';

/**
 * Test data: the form of a new taster, Ana with the code T-1, active. Her last name is the code, so
 * that no two names are equal.
 */
export const tasterForm = (change: Partial<TasterInput> = {}): TasterInput => ({
  code: 'T-1',
  firstName: 'Ana',
  lastName: change.code ?? 'T-1',
  phone: '',
  email: '',
  active: true,
  additionalInfo: '',
  revision: 0,
  ...change,
});

/**
 * Test data: a row of the register of tasters, Ana Ruiz with the code T-1, active, without an
 * account or a status.
 */
export const tasterRow = (change: Partial<TasterRow> = {}): TasterRow => ({
  id: 't1',
  code: 'T-1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  displayName: 'Ana Ruiz',
  phone: '',
  email: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  lastSession: null,
  registeredOn: '2026-01-05',
  additionalInfo: '',
  active: true,
  username: null,
  status: null,
  revision: 1,
  ...change,
});
