import { randomUUID } from 'node:crypto';
import { accept, type Result } from '../../domain/refusal.ts';
import { type PanelId, parsePanelId } from '../../domain/words/ids.ts';
import { appendAudit } from '../audit/append-audit.ts';
import type { TrailScope } from '../audit/trail-scope.ts';
import { createPanel } from '../books/create-panel.ts';
import { insertAccount } from './insert-account.ts';

/** The input for creating a panel and the account of its leader. */
export type NewPanel = {
  readonly panel: string;
  readonly leader: string;
  readonly username: string;
  readonly email: string;
  /** The time zone of the panel's calendar dates (ZON-2). */
  readonly timeZone: string;
  /** The hash of the leader's password. */
  readonly hash: string;
  /** The origin of the request, for the audit trail. */
  readonly from: string;
  /** When the panel is created. */
  readonly at: Date;
};

/** A new panel and the account of its leader. */
export type FoundedPanel = { readonly panel: PanelId; readonly account: string };

/**
 * Creates a panel with its leader's account and the first entry of its audit trail, in one
 * transaction (STA-2).
 */
export async function foundPanel(
  scope: TrailScope,
  input: NewPanel,
): Promise<Result<FoundedPanel, 'username-taken'>> {
  const { trx } = scope;
  const { panel: name, leader, username, email, timeZone, hash, from, at } = input;
  const panel = parsePanelId(randomUUID());
  if (panel === null) throw new Error('not an id');
  await createPanel(trx, { id: panel, name, leader, email, timeZone });
  const account = await insertAccount(trx, {
    panel,
    role: 'jefespanel',
    taster: null,
    name: leader,
    username,
    email,
    hash,
  });
  if (!account.ok) return account;
  const entry = { panel, actor: account.value, name: leader, role: 'jefespanel', from };
  await appendAudit(
    scope,
    { ...entry, command: 'found-panel', after: { panel: name, username, timeZone } },
    at,
  );
  return accept({ panel, account: account.value });
}
