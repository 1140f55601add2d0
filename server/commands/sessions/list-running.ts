import type { Transaction } from 'kysely';
import type { PanelId, SessionCode } from '../../../domain/words/ids.ts';
import type { Tables } from '../../database/tables.ts';

/** Every panel's sessions that have begun and are not validated: those whose documents may lag behind their rows. */
export const listRunning = (
  trx: Transaction<Tables>,
): Promise<readonly { readonly panel: PanelId; readonly session: SessionCode }[]> =>
  trx
    .selectFrom('sessions')
    .select(['panel', 'number as session'])
    .where('state', 'in', ['shown', 'hidden', 'closed'])
    .orderBy('panel')
    .orderBy('number')
    .execute();
