import { appendAudits } from '../audit/append-audit.ts';
import { trailOf } from '../audit/trail-scope.ts';
import type { PanelScope } from '../database/database.ts';
import { insertSheets, type NewSheet } from '../database/sheets.ts';
import { noteLastSession } from '../database/tasters.ts';
import type { House } from './house.ts';
import { must } from './must.ts';

/**
 * Stores the sealed sheets of a session and their entries in the audit trail, as if they were
 * sealed one by one.
 */
export async function sealSheets(
  house: House,
  scope: PanelScope,
  date: string,
  sheets: readonly NewSheet[],
): Promise<void> {
  await insertSheets(scope, sheets);
  await noteLastSession(scope, [...new Set(sheets.map(({ taster }) => taster))], date);
  const entries = sheets.map(
    ({ session, taster, code, version, late, valid, digest, sealedAt }) => {
      const { user, ...issuer } = must(house.tasters.find(({ id }) => id === taster)).issuer;
      return {
        at: new Date(sealedAt),
        entry: {
          ...issuer,
          actor: user,
          command: 'seal-sheet',
          data: { session, taster, code },
          before: { version: null },
          after: { version, late, valid, digest },
        },
      };
    },
  );
  await appendAudits(trailOf(house, scope.trx), scope.panel, entries);
}
