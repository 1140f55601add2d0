import type { Conduct } from '../../../domain/sheets/conduct.ts';
import type { PanelScope } from '../../database/database.ts';
import { figuresSeen } from '../../database/own-figures.ts';
import type { SheetKey } from '../../database/sheets.ts';

/** QUA-34: of a sheet that is asked no order: that its taster had seen the panel's figures of the session; null where not. */
export async function figuresSeenBefore(
  scope: PanelScope,
  key: Pick<SheetKey, 'session' | 'taster'>,
): Promise<Conduct | null> {
  const seen = (await figuresSeen(scope, key.session)).find(({ taster }) => taster === key.taster);
  return seen === undefined ? null : { order: 'again', rest: null, seen: seen.at };
}
