import type { ConfirmTokens } from '../accounts/confirm-token.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import type { KnownDevices } from '../accounts/known-devices.ts';
import type { SignInLimits } from '../accounts/sign-in-limits.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { Routes } from './route.ts';
import { accountsRoutes, type SendInvitation } from './routes/accounts.routes.ts';
import { type AuditParts, auditRoutes } from './routes/audit.routes.ts';
import { authRoutes } from './routes/auth.routes.ts';
import { type BackupsParts, backupsRoutes } from './routes/backups.routes.ts';
import { bookRoutes } from './routes/book.routes.ts';
import { commandsRoutes, type Execute } from './routes/commands.routes.ts';
import { evaluationsRoutes } from './routes/evaluations.routes.ts';
import { exportsRoutes } from './routes/exports.routes.ts';
import { factorRuleRoutes } from './routes/factor-rule.routes.ts';
import { filesRoutes } from './routes/files.routes.ts';
import { type HealthParts, healthRoutes } from './routes/health.routes.ts';
import { type MeParts, meRoutes } from './routes/me.routes.ts';
import { ownRoutes } from './routes/own.routes.ts';
import { panelRoutes } from './routes/panel.routes.ts';
import { panelImageRoutes } from './routes/panel-image.routes.ts';
import { pointNotesRoutes } from './routes/point-notes.routes.ts';
import { qualityRoutes } from './routes/quality.routes.ts';
import { reportsRoutes } from './routes/reports.routes.ts';
import { resultsRoutes } from './routes/results.routes.ts';
import { sampleStateRoutes } from './routes/sample-state.routes.ts';
import { samplesRoutes } from './routes/samples.routes.ts';
import { secondFactorRoutes } from './routes/second-factor.routes.ts';
import { secondStepRoutes } from './routes/second-step.routes.ts';
import { type SessionsParts, sessionsRoutes } from './routes/sessions.routes.ts';
import { settingsRoutes } from './routes/settings.routes.ts';
import { type SetupParts, setupRoutes } from './routes/setup.routes.ts';
import { sheetsRoutes } from './routes/sheets.routes.ts';
import { tastersRoutes } from './routes/tasters.routes.ts';
import { type TodayParts, todayRoutes } from './routes/today.routes.ts';
import { type WatchKeysParts, watchKeysRoutes } from './routes/watch-keys.routes.ts';

/** What the routes need from the rest of the server. */
export type RoutesParts = {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly limits: SignInLimits;
  readonly devices: KnownDevices;
  readonly offline: MeParts['offline'];
  readonly boothRestMinutes: MeParts['boothRestMinutes'];
  readonly confirmTokens: Pick<ConfirmTokens, 'read'>;
  readonly log: Log;
  readonly execute: Execute;
  readonly sendInvitation: SendInvitation;
  readonly health: HealthParts;
  readonly ownBackups: BackupsParts['ownBackups'];
  readonly panelBackups: BackupsParts['panelBackups'];
  /** Re-authorises an account's live connections. */
  readonly returnToGate: (user: string) => void;
  readonly comingPlans: TodayParts['comingPlans'];
  readonly criteriaOf: SessionsParts['criteriaOf'];
  /** RPT-7: the public URL of the installation; null where the operator has not set it. */
  readonly publicUrl: string | null;
  readonly lookAtWatchers: WatchKeysParts['lookAtWatchers'];
  readonly dayHeads: AuditParts['dayHeads'];
  readonly seedDemonstration: SetupParts['seedDemonstration'];
};

/** Creates all API routes (ACC-3). The type requires exactly the routes of the table. */
export function createRoutes(parts: RoutesParts): Routes {
  const { database } = parts;
  return {
    ...healthRoutes(parts.health),
    ...setupRoutes(parts),
    ...authRoutes(parts),
    ...secondStepRoutes(parts),
    ...secondFactorRoutes(parts),
    ...factorRuleRoutes(parts),
    ...meRoutes(parts),
    ...commandsRoutes(parts.execute),
    ...evaluationsRoutes(database),
    ...sessionsRoutes(parts),
    ...todayRoutes(parts),
    ...backupsRoutes(parts),
    ...exportsRoutes(database),
    ...resultsRoutes(database),
    ...reportsRoutes(database, parts.publicUrl),
    ...qualityRoutes(database),
    ...pointNotesRoutes(database),
    ...watchKeysRoutes(parts),
    ...sheetsRoutes(database),
    ...samplesRoutes(database),
    ...sampleStateRoutes(database),
    ...filesRoutes(database),
    ...tastersRoutes(parts),
    ...settingsRoutes(database),
    ...bookRoutes(database),
    ...accountsRoutes(parts),
    ...ownRoutes(parts),
    ...panelRoutes(database),
    ...panelImageRoutes(database),
    ...auditRoutes(parts),
  };
}
