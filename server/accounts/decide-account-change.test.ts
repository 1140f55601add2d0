import { describe, expect, test } from 'vitest';
import type { AccountRow } from '../../domain/account/account-row.ts';
import { accountRow } from '../../domain/account/testing/accounts.ts';
import { decideAccountChange } from './decide-account-change.ts';

const account = (user: string, change: Partial<AccountRow> = {}): AccountRow =>
  accountRow({ user, role: 'jefespanel', ...change });

const eva = account('eva');
const luis = account('luis');
const marta = account('marta', { role: 'adjuntos' });
const gone = account('gone', { enabled: false });
const on = { name: 'x', email: '', enabled: true };
const off = { name: 'x', email: '', enabled: false };

describe('ACC-7 ACC-77 what a leader may change of an account', () => {
  test.each([
    ['another leader, while oneself stays', [eva, luis], luis, off, 'eva', 'ok'],
    ['another leader, who is named first', [luis, eva], luis, off, 'eva', 'ok'],
    ['oneself', [eva, luis], eva, off, 'eva', 'own-account'],
    ['oneself, as the only leader', [eva, marta], eva, off, 'eva', 'own-account'],
    ['an assistant, under the only leader', [eva, marta], marta, off, 'eva', 'ok'],
    // Two leaders disable each other: the later request comes from a session that has just ended.
    ['the leader who disabled oneself a moment ago', [eva, gone], eva, off, 'gone', 'last-leader'],
    ['the last leader, by another role', [eva, marta, gone], eva, off, 'marta', 'last-leader'],
    ['a leader who is disabled already', [eva, gone], gone, off, 'eva', 'ok'],
    ['the name of the last leader, by oneself', [eva, marta], eva, on, 'eva', 'ok'],
    ['the name of the last leader', [eva, marta], eva, on, 'marta', 'ok'],
    ['a disabled leader, who is let in again', [eva, gone], gone, on, 'eva', 'ok'],
  ] as const)('%s', (_, all, before, change, by, expected) => {
    const decision = decideAccountChange(all, before, change, by);
    expect(decision.ok ? 'ok' : decision.code).toBe(expected);
  });
});
