import { createHash } from 'node:crypto';
import { canonical } from '../../domain/files/canonical.ts';
import type { PanelId } from '../../domain/words/ids.ts';

/** What a command tells the trail: who did what, from where, what it was before and after, and why. */
export type AuditEntry = {
  readonly panel: PanelId;
  /** The account's id, or `system`. */
  readonly actor: string;
  readonly name: string;
  readonly role: string;
  /** The address the request came from, or `server`. */
  readonly from: string;
  readonly command: string;
  readonly data?: unknown;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
};

/** A link of the chain: an entry in its place. `at` is ISO 8601 in UTC, to the millisecond. */
export type AuditLink = AuditEntry & {
  readonly sequence: number;
  readonly at: string;
  readonly previous: string;
};

/** What the first link of every panel's chain points to. */
export const FIRST_PREVIOUS = '0'.repeat(64);

/** AUD-2: the digest of a link, SHA-256 of its canonical JSON, which holds the digest of the link before. */
export function digestLink(link: AuditLink): string {
  const { panel, sequence, at, actor, name, role, from, command, previous } = link;
  const text = canonical({
    panel,
    sequence,
    at,
    actor,
    name,
    role,
    from,
    command,
    data: link.data ?? null,
    before: link.before ?? null,
    after: link.after ?? null,
    reason: link.reason ?? null,
    previous,
  });
  return createHash('sha256').update(text).digest('hex');
}
