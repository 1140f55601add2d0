import { sql } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import { type AuditLink, digestLink, FIRST_PREVIOUS } from './audit-entry.ts';
import type { DayHead } from './day-head.ts';
import { SIGN_TRAIL } from './sign-trails.ts';
import { isSignedHead } from './signed-head.ts';
import type { TrailScope } from './trail-scope.ts';

/** What is wrong with a chain: see “Audit trail” in docs/operating.md for what each means. */
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

/** What is wrong with a chain, and at which link. */
export type BrokenLink = { readonly sequence: number; readonly problem: TrailProblem };

/** The state of one panel's trail. Before `since` it was not signed when it was written. */
export type AuditVerdict = {
  readonly panel: PanelId;
  readonly links: number;
  readonly since: number | null;
  readonly broken: BrokenLink | null;
};

type ReadLink = AuditLink & { readonly digest: string };

const BATCH = 1_000;

/**
 * AUD-3, AUD-7: walks a panel's trail from its first link, holds its end against the signed head and every entry that a
 * head of the day names against that, and answers the first that is not as it was written. `each` is given every link.
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
  // A panel is founded with the first entry of its trail (STA-2).
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

/** The instant of an entry to the microsecond, as the database keeps it; the product writes whole milliseconds. */
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
