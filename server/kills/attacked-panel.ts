import { createAccounts } from '../accounts/create-accounts.ts';
import { insertAccount } from '../accounts/insert-account.ts';
import { sessionRule } from '../accounts/session-rule.ts';
import { panelAtWork, there } from '../commands/testing/panel-at-work.ts';
import { createDatabase } from '../database/create-database.ts';
import type { DatabaseLocation } from '../database/database.ts';
import { createLog } from '../log/log.ts';

/** A panel in the middle of a session: its accounts, and the sheets of each taster. */
export type AttackedPanel = {
  readonly leader: string;
  readonly tasters: readonly { readonly username: string; readonly sheets: readonly string[] }[];
};

/** The password of every account of an attacked panel. */
export const PASSWORD = 'Oil-panel7!';

const HOURS = { boothIdleMinutes: 60, boothHours: 12, deskIdleMinutes: 60, deskHours: 12 };
const TASTERS = 6;
const SAMPLES = 4;

/**
 * Founds a panel with a shown session in an empty database, by the product's own commands, and
 * closes the database.
 */
export async function foundAttackedPanel(place: DatabaseLocation): Promise<AttackedPanel> {
  const database = await createDatabase(place);
  try {
    const accounts = await createAccounts({
      database,
      secret: 'only hashes the passwords of this run',
      secure: false,
      sessions: { rule: sessionRule(HOURS), now: Date.now },
      log: createLog({ least: 'error', write: () => {}, now: () => new Date() }),
      sendReset: null,
    });
    const hash = await accounts.hashPassword(PASSWORD);
    const panel = await panelAtWork(database, { tasters: TASTERS, samples: SAMPLES });
    const session = await panel.shown();
    const glasses = await panel.glasses(session);
    const open = (role: 'jefespanel' | 'catadores', taster: string | null, username: string) =>
      database.asInstallation((trx) =>
        insertAccount(trx, {
          panel: panel.panel,
          role,
          name: username,
          username,
          email: '',
          hash,
          taster:
            taster === null ? null : there(panel.tasterIds.find((id) => id === taster) ?? null),
        }),
      );
    await open('jefespanel', null, 'leader');
    for (const [index, id] of panel.tasterIds.entries())
      await open('catadores', id, `taster.${index}`);
    return {
      leader: 'leader',
      tasters: panel.tasterIds.map((id, index) => ({
        username: `taster.${index}`,
        sheets: glasses
          .filter(({ taster }) => taster === id)
          .map(({ code }) => panel.sheetName(session, id, code)),
      })),
    };
  } finally {
    await database.close();
  }
}
