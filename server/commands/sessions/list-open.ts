import type { Transaction } from 'kysely';
import type { PanelId, SessionCode } from '../../../domain/words/ids.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * Lists the sessions of all panels that are not validated. Their live documents may lag behind
 * their rows; the rows of a draft may lag behind its plan.
 */
export const listOpen = (
  trx: Transaction<Tables>,
): Promise<
  readonly {
    readonly panel: PanelId;
    readonly session: SessionCode;
    readonly state: SessionState;
  }[]
> =>
  trx
    .selectFrom('sessions')
    .select(['panel', 'number as session', 'state'])
    .where('state', 'in', ['draft', 'shown', 'hidden', 'closed'])
    .orderBy('panel')
    .orderBy('number')
    .execute();
