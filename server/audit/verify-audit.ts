import type { Transaction } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import type { Tables } from '../database/tables.ts';
import { type AuditLink, digestLink, FIRST_PREVIOUS } from './audit-entry.ts';

/** What is wrong with a chain, and at which link. */
export type BrokenLink = {
  readonly sequence: number;
  readonly problem: 'missing' | 'changed' | 'unchained' | 'end-missing';
};

/** The state of one panel's trail. */
export type AuditVerdict = {
  readonly panel: PanelId;
  readonly links: number;
  readonly broken: BrokenLink | null;
};

const BATCH = 1_000;

/** AUD-3: walks a panel's trail from its first link and answers the first that is not as it was written. */
export async function verifyAudit(trx: Transaction<Tables>, panel: PanelId): Promise<AuditVerdict> {
  let [sequence, previous] = [0, FIRST_PREVIOUS];
  for (;;) {
    const links = await readLinks(trx, panel, sequence);
    for (const { digest, ...link } of links) {
      const expected = sequence + 1;
      const broken = (problem: BrokenLink['problem']): AuditVerdict => ({
        panel,
        links: sequence,
        broken: { sequence: expected, problem },
      });
      if (link.sequence !== expected) return broken('missing');
      if (digestLink(link) !== digest) return broken('changed');
      if (link.previous !== previous) return broken('unchained');
      [sequence, previous] = [expected, digest];
    }
    if (links.length < BATCH) break;
  }
  const head = await trx
    .selectFrom('auditHeads')
    .select(['sequence', 'digest'])
    .where('panel', '=', panel)
    .executeTakeFirst();
  const whole = head === undefined ? sequence === 0 : head.digest === previous;
  const broken = whole ? null : { sequence: sequence + 1, problem: 'end-missing' as const };
  return { panel, links: sequence, broken };
}

async function readLinks(
  trx: Transaction<Tables>,
  panel: PanelId,
  after: number,
): Promise<readonly (AuditLink & { readonly digest: string })[]> {
  const rows = await trx
    .selectFrom('audit')
    .selectAll()
    .where('panel', '=', panel)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(BATCH)
    .execute();
  return rows.map(({ origin, at, ...row }) => ({ ...row, from: origin, at: at.toISOString() }));
}
