import { sql } from 'kysely';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { KeyingOver } from '../../../domain/sheets/decide-key-sheet.ts';
import type { SealedVersion } from '../../../domain/sheets/decide-seal.ts';
import type { Role } from '../../../domain/words/role.ts';
import type { PanelScope } from '../../database/database.ts';
import type { SheetKey } from '../../database/sheets/sheets.ts';

/**
 * Reads the facts for the decision whether an account may key in a sheet that was sealed and
 * re-opened (KEY-9). The account that re-opened it is read from the audit trail, which is
 * append-only.
 */
export async function readRekeyer(
  { trx, panel }: PanelScope,
  facts: {
    readonly actor: Actor;
    readonly key: SheetKey;
    readonly last: SealedVersion;
    readonly others: ReadonlySet<Role>;
  },
): Promise<KeyingOver> {
  const { actor, key, last, others } = facts;
  const opened = await trx
    .selectFrom('audit')
    .select('actor')
    .where('panel', '=', panel)
    .where('command', '=', 'reopen-sheet')
    .where('ofSession', '=', String(key.session))
    .where('ofTaster', '=', key.taster)
    .where(sql<boolean>`data ->> 'code' = ${key.code}`)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    isLeader: actor.role === 'jefespanel',
    isOpener: opened?.actor === actor.user,
    hasOthers: others.has('jefespanel') || (last.keyed && others.has('adjuntos')),
  };
}
