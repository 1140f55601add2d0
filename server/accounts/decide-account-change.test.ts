import { describe, expect, test } from 'vitest';
import type { AccountRow } from '../../domain/http/people-api.ts';
import { decideAccountChange } from './decide-account-change.ts';

const account = (user: string, more: Partial<AccountRow> = {}): AccountRow => ({
  user,
  username: user,
  name: user,
  email: '',
  role: 'jefespanel',
  enabled: true,
  chosen: true,
  taster: null,
  lastSignIn: null,
  ...more,
});
const eva = account('eva');
const tom = account('tom');
const marta = account('marta', { role: 'adjuntos' });
const ana = account('ana', { role: 'catadores' });

/** What a leader is answered who sets `enabled` of an account among these. */
function decided(all: readonly AccountRow[], before: AccountRow, enabled: boolean, by = 'eva') {
  const change = { name: before.name, email: before.email, enabled };
  const decision = decideAccountChange(all, before, change, by);
  return decision.ok ? 'done' : decision.code;
}

describe('ACC-7 an account is disabled', () => {
  test('by a leader, but never one’s own', () => {
    const all = [eva, tom, marta, ana];
    for (const other of [tom, marta, ana]) expect(decided(all, other, false)).toBe('done');
    expect(decided(all, eva, false)).toBe('own-account');
    expect(decided(all, eva, true)).toBe('done');
  });

  test('while another leader can sign in', () => {
    expect(decided([eva, marta, ana], eva, false, 'tom')).toBe('last-leader');
    const off = { ...tom, enabled: false };
    expect(decided([eva, off, marta], eva, false, 'tom')).toBe('last-leader');
    // The one who cannot sign in is no last leader, nor is anybody who is none.
    expect(decided([eva, off, marta], off, false, 'eva')).toBe('done');
    expect(decided([eva, marta], marta, false, 'tom')).toBe('done');
    expect(decided([off], off, false, 'eva')).toBe('done');
    expect(decided([eva, tom], eva, false, 'tom')).toBe('done');
  });

  test('and the last leader’s name and address may change', () => {
    expect(decided([eva, marta], eva, true, 'tom')).toBe('done');
  });
});
