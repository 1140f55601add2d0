import { expect, test } from 'vitest';
import { type AccountEntry, createNamedAccounts, type StoredAccount } from './named-accounts.ts';

const LEADER = {
  id: 'a1',
  role: 'jefespanel',
  username: 'isabel',
  taster: null,
  name: 'Isabel',
  email: 'isabel@example.org',
  enabled: true,
} satisfies StoredAccount;
const TASTER = {
  id: 'a2',
  role: 'catadores',
  username: 'eva',
  taster: 't1',
  name: 'Eva Ruiz',
  email: '',
  enabled: true,
} satisfies StoredAccount;

const by = { actor: 'a1', name: 'Isabel', role: 'jefespanel' };
const FOUNDED: AccountEntry = { ...by, command: 'found-panel', after: { username: 'Isabel' } };
const OPENED: AccountEntry = {
  ...by,
  command: 'open-account',
  data: { account: 'a2', taster: 't1' },
  after: { role: 'catadores', name: 'Eva Ruiz', username: 'Eva', email: '' },
};
const ofTaster = (active: boolean, lastName: string): AccountEntry => ({
  ...by,
  command: 'change-taster',
  data: { taster: 't1' },
  before: { active: true },
  after: { firstName: 'Eva', lastName, active },
});
const changed = (change: object): AccountEntry => ({
  ...by,
  command: 'change-account',
  data: { account: 'a2' },
  after: {
    role: 'catadores',
    name: 'Eva Ruiz',
    username: 'Eva',
    email: '',
    enabled: true,
    taster: { id: 't1', code: 'T1', name: 'Eva Ruiz' },
    ...change,
  },
});

function wrong(entries: readonly AccountEntry[], ...stored: StoredAccount[]) {
  const named = createNamedAccounts();
  for (const entry of entries) named.note(entry);
  return named.wrongOf(stored).map(({ problem, what }) => `${what} ${problem}`);
}

test('BAK-56 accounts are as the trail tells: opened, changed, and following their taster', () => {
  expect(wrong([FOUNDED, OPENED], LEADER, TASTER)).toEqual([]);
  const disabled = { ...TASTER, enabled: false };
  expect(wrong([FOUNDED, OPENED, changed({ enabled: false })], LEADER, disabled)).toEqual([]);
  const married = { ...TASTER, name: 'Eva Gil' };
  expect(wrong([FOUNDED, OPENED, ofTaster(true, 'Gil')], LEADER, married)).toEqual([]);
  const barred = { ...married, enabled: false };
  expect(wrong([FOUNDED, OPENED, ofTaster(false, 'Gil')], LEADER, barred)).toEqual([]);
  // Reactivating the taster does not enable the account again.
  const again = [ofTaster(false, 'Gil'), { ...ofTaster(true, 'Gil'), before: { active: false } }];
  expect(wrong([FOUNDED, OPENED, ...again], LEADER, barred)).toEqual([]);
  const gone: AccountEntry = { ...by, command: 'delete-taster', data: { taster: 't1' } };
  expect(wrong([FOUNDED, OPENED, gone], LEADER)).toEqual([]);
  expect(wrong([FOUNDED, OPENED, gone], LEADER, TASTER)).toEqual(['eva account-unknown']);
});

test.each<[string, Partial<StoredAccount>]>([
  ['role', { role: 'jefespanel' }],
  ['user name', { username: 'ana' }],
  ['taster', { taster: 't2' }],
  ['name', { name: 'Eva' }],
  ['address', { email: 'x@example.org' }],
  ['whether it may sign in', { enabled: false }],
])('BAK-56 an account with another %s is found', (_what, change) => {
  const stored = { ...TASTER, ...change };
  expect(wrong([FOUNDED, OPENED], LEADER, stored)).toEqual([`${stored.username} account-changed`]);
  expect(wrong([FOUNDED, OPENED, changed({})], LEADER, stored)).toEqual([
    `${stored.username} account-changed`,
  ]);
});

test('BAK-56 AUD-31 a leader that the trail does not tell of, and an account that it misses, are found', () => {
  expect(wrong([FOUNDED, OPENED], LEADER, TASTER, { ...LEADER, id: 'a9' })).toEqual([
    'isabel account-unknown',
  ]);
  expect(wrong([FOUNDED, OPENED], LEADER)).toEqual(['eva account-missing']);
  expect(wrong([FOUNDED], { ...LEADER, name: 'Ana' })).toEqual(['isabel account-changed']);
});

test('BAK-56 AUD-31 an assistant or taster of before accounts were told is accepted in the role they acted in', () => {
  expect(wrong([FOUNDED], LEADER, TASTER)).toEqual([]);
  const acted: AccountEntry = { actor: 'a2', name: 'Eva Ruiz', role: 'catadores', command: 'x' };
  expect(wrong([FOUNDED, acted], LEADER, TASTER)).toEqual([]);
  expect(wrong([FOUNDED, acted], LEADER, { ...TASTER, role: 'adjuntos' })).toEqual([
    'eva account-unknown',
  ]);
});
