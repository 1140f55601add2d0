import type { Conduct } from '../../../domain/sheets/conduct.ts';
import type { PanelScope } from '../../database/database.ts';
import type { SheetKey } from '../../database/sheets/sheets.ts';
import { figuresSeen } from '../../database/tasters/read-own-figures.ts';

/**
 * Returns the conduct of a sheet outside the tasting order whose taster had seen the panel's
 * figures of the session; else null (QUA-34).
 */
export async function figuresSeenBefore(
  scope: PanelScope,
  key: Pick<SheetKey, 'session' | 'taster'>,
): Promise<Conduct | null> {
  const seen = (await figuresSeen(scope, key.session)).find(({ taster }) => taster === key.taster);
  return seen === undefined ? null : { order: 'again', rest: null, seen: seen.at };
}
