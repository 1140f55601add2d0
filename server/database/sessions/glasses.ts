import type { ServedGlass } from '../../../domain/sessions/decide-show.ts';
import type { SessionCode, TasterId, TastingCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';

const COLUMNS = ['taster', 'entry', 'sample', 'replicate', 'code', 'position'] as const;

/**
 * Stores the glasses of a session as they are served. Glasses that are stored already stay
 * unchanged.
 */
export async function insertGlasses(
  { trx, panel }: PanelScope,
  session: SessionCode,
  glasses: readonly ServedGlass[],
): Promise<void> {
  if (glasses.length === 0) return;
  await trx
    .insertInto('glasses')
    .values(glasses.map((glass) => ({ panel, session, ...glass })))
    .onConflict((conflict) => conflict.columns(['panel', 'session', 'taster', 'code']).doNothing())
    .execute();
}

/** Every glass of a session, by taster and position. */
export const listGlasses = (
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<readonly ServedGlass[]> =>
  trx
    .selectFrom('glasses')
    .select(COLUMNS)
    .where('panel', '=', panel)
    .where('session', '=', session)
    .orderBy('taster')
    .orderBy('position')
    .execute();

/** The served glass of a tasting code, or null. */
export async function findGlass(
  { trx, panel }: PanelScope,
  glass: { readonly session: SessionCode; readonly taster: TasterId; readonly code: TastingCode },
): Promise<ServedGlass | null> {
  const row = await trx
    .selectFrom('glasses')
    .select(COLUMNS)
    .where('panel', '=', panel)
    .where('session', '=', glass.session)
    .where('taster', '=', glass.taster)
    .where('code', '=', glass.code)
    .executeTakeFirst();
  return row ?? null;
}
