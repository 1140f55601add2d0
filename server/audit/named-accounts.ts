import { z } from 'zod';
import type { AuditEntry } from './audit-entry.ts';
import type { WrongRecord } from './wrong-record.ts';

/**
 * The expected account according to the audit trail, in its latest state. `email` is null when the
 * trail does not give it.
 */
export type NamedAccount = {
  readonly role: string;
  /** In lower case, as for sign-in. */
  readonly username: string;
  readonly taster: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly enabled: boolean;
};

/** An account as it is stored. */
export type StoredAccount = NamedAccount & { readonly id: string };

/** The fields of an audit entry from which accounts are derived. */
export type AccountEntry = Pick<
  AuditEntry,
  'actor' | 'name' | 'role' | 'command' | 'data' | 'before' | 'after'
>;

/**
 * The commands that create, change and delete accounts (BAK-56). A taster's account follows its
 * taster (ACC-75, ACC-76).
 */
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

/** Replays audit entries, in their order, to derive the accounts that should exist (BAK-56). */
export function createNamedAccounts() {
  const accounts = new Map<string, NamedAccount>();
  const closed = new Set<string>();
  /** The roles in which each account acted, by account id. */
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
   * Compares the stored accounts with those of the audit trail and returns the differences (BAK-56,
   * AUD-31). Older versions did not record new accounts. So a taster or assistant may be missing in
   * the trail, as long as they never acted in another role. A leader may not.
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
