import { createHash } from 'node:crypto';
import { canonical } from '../../domain/files/canonical.ts';
import type { PanelId } from '../../domain/words/ids.ts';

/** An audit entry: who did what, from where, the state before and after, and the reason. */
export type AuditEntry = {
  readonly panel: PanelId;
  /** The account's id, or `system`. */
  readonly actor: string;
  readonly name: string;
  readonly role: string;
  /** The client address of the request, or `server`. */
  readonly from: string;
  readonly command: string;
  readonly data?: unknown;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
};

/**
 * A link of the hash chain: an audit entry with its position. `at` is ISO 8601 in UTC, to the
 * millisecond.
 */
export type AuditLink = AuditEntry & {
  readonly sequence: number;
  readonly at: string;
  readonly previous: string;
};

/** The previous digest of the first link of every panel's hash chain. */
export const FIRST_PREVIOUS = '0'.repeat(64);

/**
 * Computes the digest of a link of the audit trail: SHA-256 of its canonical JSON, which includes
 * the digest of the link before (AUD-2, AUD-25).
 */
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
