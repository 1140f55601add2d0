import type { AccountRow } from '../account-row.ts';
import type { Me } from '../me.ts';

/** Test data: an account of a panel, the taster Ana, enabled, with a password that she chose. */
export const accountRow = (change: Partial<AccountRow> = {}): AccountRow => ({
  user: 'ana',
  username: 'ana',
  name: 'Ana',
  email: '',
  role: 'catadores',
  enabled: true,
  chosen: true,
  taster: null,
  secondFactor: false,
  lastSignIn: null,
  ...change,
});

/** Test data: the signed-in taster Ana Ruiz with the code T01, as the server answers it. */
export const signedInUser = (change: Partial<Me> = {}): Me => ({
  user: 'u1',
  name: 'Ana Ruiz',
  username: 'ana.ruiz',
  role: 'catadores',
  panel: { id: 'p1', name: 'Panel' },
  deviceKey: '',
  signature: null,
  taster: { id: 't1', code: 'T01' },
  ...change,
});
