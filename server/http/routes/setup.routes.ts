import { sql } from 'kysely';
import type { DemoAccount } from '../../../domain/account/demo-account.ts';
import type { SetupInput } from '../../../domain/account/setup-input.ts';
import { setupInput } from '../../../domain/account/setup-input.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Accounts } from '../../accounts/create-accounts.ts';
import { foundPanel } from '../../accounts/found-panel.ts';
import { createPasswordJudge } from '../../accounts/judge-password.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import type { Database } from '../../database/database.ts';
import { decideAsInstallation } from '../../database/decide.ts';
import { hasPanel } from '../../database/installation/panels.ts';
import { ownTimeZone } from '../../own-time-zone.ts';
import { NOTHING, publicRoute } from '../route.ts';

/** What the routes of the first set-up need. */
export type SetupParts = {
  readonly database: Database;
  readonly accounts: Accounts;
  /** Fills the installation with the demonstration panel; returns its accounts. */
  readonly seedDemonstration: (timeZone: string) => Promise<Result<readonly DemoAccount[]>>;
};

/**
 * The routes of the first set-up: it founds a panel or opens the demonstration, once (STA-1). Later
 * the same request is refused.
 */
export function setupRoutes(parts: SetupParts) {
  const { database, seedDemonstration } = parts;
  let underWay = false;
  let isSetUp = false;

  /**
   * Caches the answer, since anybody may always ask, and an installation that has a panel keeps one
   * (LIM-5).
   */
  async function isNeeded(): Promise<boolean> {
    isSetUp ||= await database.asInstallation(hasPanel);
    return !isSetUp;
  }

  async function setUp(
    input: SetupInput,
    from: string,
  ): Promise<Result<{ accounts: readonly DemoAccount[] }>> {
    // Before any password is hashed: this route is always public.
    if (!(await isNeeded())) return refuse('already-set-up');
    if (input.way === 'found') return found(parts, input, from);
    const seeded = await seedDemonstration(input.timeZone ?? ownTimeZone());
    return seeded.ok ? accept({ accounts: seeded.value }) : seeded;
  }

  return {
    'GET /api/setup': publicRoute('GET /api/setup', NOTHING, async () =>
      accept({ needed: await isNeeded() }),
    ),
    'POST /api/setup': publicRoute(
      'POST /api/setup',
      { ...NOTHING, body: setupInput },
      async (request) => {
        if (underWay) return refuse('setup-under-way');
        underWay = true;
        try {
          return await setUp(request.body, request.from);
        } finally {
          underWay = false;
        }
      },
    ),
  };
}

async function found(
  { database, accounts }: SetupParts,
  input: Extract<SetupInput, { way: 'found' }>,
  from: string,
): Promise<Result<{ accounts: readonly DemoAccount[] }>> {
  const { panel, leader, username, password } = input;
  const judged = createPasswordJudge()(password, [panel, leader, username]);
  if (!judged.ok) return judged;
  const hash = await accounts.hashPassword(password);
  return decideAsInstallation(database, async (trx) => {
    // An advisory lock, for two set-ups at once at two processes.
    await sql`select pg_advisory_xact_lock(hashtext('verdial-setup'))`.execute(trx);
    if (await hasPanel(trx)) return refuse('already-set-up');
    const founded = await foundPanel(trailOf(database, trx), {
      ...input,
      timeZone: input.timeZone ?? ownTimeZone(),
      hash,
      from,
      at: new Date(),
    });
    if (!founded.ok) return founded;
    return accept({ accounts: [] });
  });
}
