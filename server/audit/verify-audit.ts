import { sql } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import { type AuditLink, digestLink, FIRST_PREVIOUS } from './audit-entry.ts';
import type { DayHead } from './day-head.ts';
import { SIGN_TRAIL } from './sign-trails.ts';
import { isSignedHead } from './signed-head.ts';
import type { TrailScope } from './trail-scope.ts';

/** The errors of a hash chain. “Audit trail” in docs/operating.md explains each. */
export type TrailProblem =
  | 'missing'
  | 'changed'
  | 'unchained'
  | 'end-missing'
  | 'empty'
  | 'head-unsigned'
  | 'signature-broken'
  | 'cut-short'
  | 'rewritten';

/** An error of a hash chain and the link where it is. */
export type BrokenLink = { readonly sequence: number; readonly problem: TrailProblem };

/**
 * The result of verifying one panel's hash chain. Entries before `since` were not signed when they
 * were written.
 */
export type AuditVerdict = {
  readonly panel: PanelId;
  readonly links: number;
  readonly since: number | null;
  readonly broken: BrokenLink | null;
};

type ReadLink = AuditLink & { readonly digest: string };

const BATCH = 1_000;

/**
 * Verifies the hash chain of a panel's audit trail from its first link (AUD-3, AUD-7, AUD-35,
 * AUD-40). It compares the end with the signed head, and the entries with the day heads. It returns
 * the first error, and calls `each` with every link.
 */
export async function verifyAudit(
  scope: TrailScope,
  panel: PanelId,
  days: readonly DayHead[] = [],
  each: (link: ReadLink) => void = () => {},
): Promise<AuditVerdict> {
  let [sequence, previous] = [0, FIRST_PREVIOUS];
  let signs: ReadonlySet<number> = new Set();
  const told = new Map(days.map((day) => [day.sequence, day.digest]));
  const verdict = (problem: TrailProblem, at = sequence + 1): AuditVerdict => ({
    panel,
    links: sequence,
    since: null,
    broken: { sequence: at, problem },
  });
  for (;;) {
    const links = await readLinks(scope, panel, sequence);
    for (const link of links) {
      const expected = sequence + 1;
      if (link.sequence !== expected) return verdict('missing');
      if (digestLink(link) !== link.digest) return verdict('changed');
      if (link.previous !== previous) return verdict('unchained');
      if ((told.get(expected) ?? link.digest) !== link.digest) return verdict('rewritten');
      if (vouches(link, scope.trailKey.id)) signs = new Set([...signs, expected]);
      each(link);
      [sequence, previous] = [expected, link.digest];
    }
    if (links.length < BATCH) break;
  }
  const head = await readHead(scope, panel);
  if (head !== null && (head.sequence !== sequence || head.digest !== previous))
    return verdict('end-missing');
  if (days.some((day) => day.sequence > sequence)) return verdict('cut-short');
  // The first entry of an audit trail is written in the transaction that creates the panel (STA-2).
  if (sequence === 0) return verdict('empty');
  if (head === null) return verdict('end-missing');
  const { since } = head;
  if (since === null || !isSignedHead(scope.trailKey, { ...head, since }, 'head'))
    return verdict('head-unsigned', sequence);
  if (since !== 1 && !signs.has(since)) return verdict('signature-broken', since);
  return { panel, links: sequence, since, broken: null };
}

const vouches = ({ command, data }: AuditLink, key: string): boolean =>
  command === SIGN_TRAIL &&
  typeof data === 'object' &&
  data !== null &&
  'key' in data &&
  data.key === key;

async function readHead({ trx }: TrailScope, panel: PanelId) {
  const head = await trx
    .selectFrom('auditHeads')
    .selectAll()
    .where('panel', '=', panel)
    .executeTakeFirst();
  return head === undefined || head.sequence === 0 ? null : head;
}

/**
 * The timestamp of an entry to the microsecond, the resolution of the database. The product writes
 * whole milliseconds, so any microseconds are a change from outside.
 */
const INSTANT = sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

async function readLinks(
  { trx }: TrailScope,
  panel: PanelId,
  after: number,
): Promise<readonly ReadLink[]> {
  const rows = await trx
    .selectFrom('audit')
    .selectAll()
    .select(INSTANT.as('instant'))
    .where('panel', '=', panel)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(BATCH)
    .execute();
  return rows.map(({ origin, at: _at, instant, ...row }) => ({
    ...row,
    from: origin,
    at: instant.replace(/000Z$/, 'Z'),
  }));
}
