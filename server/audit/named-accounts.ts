import { z } from 'zod';
import type { AuditEntry } from './audit-entry.ts';
import type { WrongRecord } from './wrong-record.ts';

/** An account as the trail tells of it, in its newest state; null where it does not say. */
export type NamedAccount = {
  readonly role: string;
  /** In small letters, as accounts sign in. */
  readonly username: string;
  readonly taster: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly enabled: boolean;
};

/** An account as it is stored. */
export type StoredAccount = NamedAccount & { readonly id: string };

/** What of an entry tells of accounts. */
export type AccountEntry = Pick<
  AuditEntry,
  'actor' | 'name' | 'role' | 'command' | 'data' | 'before' | 'after'
>;

/** BAK-56: the acts that open, change and close accounts. A taster's account follows its taster (ACC-75, ACC-76). */
export const ACCOUNT_ACTS = [
  'found-panel',
  'open-account',
  'change-account',
  'change-taster',
  'delete-taster',
] as const;

const LEADER = 'jefespanel';

const founded = z.object({
  actor: z.string(),
  name: z.string(),
  after: z.object({ username: z.string() }),
});
const opened = z.object({
  data: z.object({ account: z.string(), taster: z.string().exactOptional() }),
  after: z.object({
    role: z.string(),
    name: z.string(),
    username: z.string(),
    email: z.string(),
  }),
});
const changed = z.object({
  data: z.object({ account: z.string() }),
  after: z.object({
    role: z.string(),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    enabled: z.boolean(),
    taster: z.object({ id: z.string() }).nullable(),
  }),
});
const ofTaster = z.object({ data: z.object({ taster: z.string() }) });
const person = ofTaster.extend({
  before: z.object({ active: z.boolean() }),
  after: z.object({ firstName: z.string(), lastName: z.string(), active: z.boolean() }),
});

/** BAK-56: gathers from the entries of a trail, in their order, what accounts it tells of. */
export function createNamedAccounts() {
  const accounts = new Map<string, NamedAccount>();
  const closed = new Set<string>();
  /** By the account: every role that it acted in. */
  const acted = new Map<string, ReadonlySet<string>>();

  const accountsOf = (taster: string) =>
    [...accounts].filter(([, account]) => account.taster === taster);

  function note(entry: AccountEntry): void {
    acted.set(entry.actor, new Set([...(acted.get(entry.actor) ?? []), entry.role]));
    const told = entry.command;
    if (told === 'found-panel') {
      const form = founded.safeParse(entry).data;
      if (form !== undefined)
        accounts.set(form.actor, {
          role: LEADER,
          username: form.after.username.toLowerCase(),
          taster: null,
          name: form.name,
          email: null,
          enabled: true,
        });
    } else if (told === 'open-account') {
      const form = opened.safeParse(entry).data;
      if (form !== undefined)
        accounts.set(form.data.account, {
          role: form.after.role,
          username: form.after.username.toLowerCase(),
          taster: form.data.taster ?? null,
          name: form.after.name,
          email: form.after.email.toLowerCase(),
          enabled: true,
        });
    } else if (told === 'change-account') {
      const form = changed.safeParse(entry).data;
      if (form !== undefined)
        accounts.set(form.data.account, {
          role: form.after.role,
          username: form.after.username.toLowerCase(),
          taster: form.after.taster?.id ?? null,
          name: form.after.name,
          email: form.after.email.toLowerCase(),
          enabled: form.after.enabled,
        });
    } else if (told === 'change-taster') {
      const form = person.safeParse(entry).data;
      if (form === undefined) return;
      const { before, after } = form;
      const isBarred = before.active && !after.active;
      for (const [id, account] of accountsOf(form.data.taster))
        accounts.set(id, {
          ...account,
          name: `${after.firstName} ${after.lastName}`.trim(),
          enabled: account.enabled && !isBarred,
        });
    } else if (told === 'delete-taster') {
      const form = ofTaster.safeParse(entry).data;
      if (form === undefined) return;
      for (const [id] of accountsOf(form.data.taster)) {
        accounts.delete(id);
        closed.add(id);
      }
    }
  }

  /**
   * BAK-56: the accounts that are not as the trail tells. A taster or assistant of before accounts were told may be
   * there untold, as long as they never acted in another role; a leader may not.
   */
  function wrongOf(stored: readonly StoredAccount[]): readonly WrongRecord[] {
    const left = new Set(accounts.keys());
    const wrong: WrongRecord[] = [];
    for (const { id, ...row } of stored) {
      const named = accounts.get(id);
      left.delete(id);
      const what = row.username;
      if (named === undefined) {
        const isOther = [...(acted.get(id) ?? [])].some((role) => role !== row.role);
        if (row.role === LEADER || isOther || closed.has(id))
          wrong.push({ problem: 'account-unknown', what });
      } else if (!isAsNamed(row, named)) wrong.push({ problem: 'account-changed', what });
    }
    for (const id of left)
      wrong.push({ problem: 'account-missing', what: accounts.get(id)?.username ?? id });
    return wrong;
  }

  return { note, wrongOf };
}

const isAsNamed = (row: NamedAccount, named: NamedAccount): boolean =>
  row.role === named.role &&
  row.username === named.username &&
  row.taster === named.taster &&
  row.name === named.name &&
  row.enabled === named.enabled &&
  (named.email === null || row.email === named.email);
