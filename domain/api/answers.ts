import { z } from 'zod';
import { accountRowSchema, invitationSchema } from '../account/account-row.ts';
import { failedSignInSchema } from '../account/failed-sign-in.ts';
import { myAccessSchema, myDataSchema } from '../account/my-data.ts';
import { secondFactorRuleSchema } from '../account/second-factor.ts';
import { namedAuditRowSchema } from '../audit/audit-row.ts';
import { installationBackupsSchema } from '../backups/installation-backups.ts';
import { panelBackupSchema } from '../backups/panel-backups.ts';
import { downloadSchema } from '../files/download.ts';
import { pageSchema } from '../lists/list-page.ts';
import { panelDataSchema } from '../panel/panel-fields.ts';
import { pointNoteSchema, pointNotesSchema } from '../quality/point-note.ts';
import {
  monthSheetsSchema,
  qualityMonthSchema,
  qualityNamesSchema,
} from '../quality/quality-answers.ts';
import { importReportSchema } from '../registers/import-report.ts';
import {
  issuedReportSchema,
  listedReportSchema,
  sampleReportSchema,
  verifiedReportSchema,
} from '../reports/report-answers.ts';
import { assessedRowSchema } from '../results/assessed-row.ts';
import { counterSchema } from '../results/counter.ts';
import { resultRowSchema } from '../results/result-row.ts';
import { sampleVerdictSchema } from '../results/sample-verdict.ts';
import { scoreRowSchema } from '../results/score-row.ts';
import { listedSampleSchema, sampleRowSchema } from '../samples/sample-fields.ts';
import { sampleFileSchema } from '../samples/sample-file.ts';
import { movementSchema } from '../samples/sample-movement.ts';
import { openedFiguresSchema } from '../sessions/opened-figures.ts';
import { dayRowSchema, sessionRowSchema } from '../sessions/session-row.ts';
import { panelSettingsSchema } from '../settings/panel-settings.ts';
import { settingsBookSchema } from '../settings/settings-book-schema.ts';
import { sheetDefinitionSchema } from '../sheets/definition/definition-schema.ts';
import { ownSheetSchema } from '../sheets/own/own-sheet.ts';
import { sealedSheetSchema } from '../sheets/sealed-sheet.ts';
import { unconfirmedSheetSchema } from '../sheets/unconfirmed-sheet.ts';
import { wholeSheetSchema } from '../sheets/whole-sheet.ts';
import { attendanceSchema } from '../tasters/attendance-row.ts';
import { statusBookSchema } from '../tasters/status-book-schema.ts';
import { tasterRowSchema } from '../tasters/taster-fields.ts';
import { todaySchema } from '../today/today-answers.ts';
import { panelTrainingSchema } from '../training/training-history.ts';
import { newWatchKeySchema, watchKeySchema } from '../watching/watch-key.ts';
import { checkedResultSchema } from '../words/checked-result.ts';
import { failedCriterionSchema } from '../words/failed-criterion.ts';
import { DEVICE_ANSWERS } from './device-answers.ts';

const list = <Row extends z.ZodType>(row: Row) => z.array(row).readonly();
/** An empty answer: the status says all. */
const nothing = z.object({}).readonly();
const csv = z.string();
/** An answer in frames (BAK-21), which is not read as one JSON body. */
const stream = z.string();

const sample = sampleRowSchema.readonly();
const taster = tasterRowSchema.readonly();
const result = resultRowSchema.readonly();
const session = sessionRowSchema.readonly();

/**
 * The response schema of every route. The server's types follow from it, and the screens parse
 * every response with it: a surplus field is dropped, a missing field is an error.
 */
export const ANSWERS = {
  ...DEVICE_ANSWERS,
  'GET /api/sessions': pageSchema(session),
  'GET /api/sessions/:session': sessionRowSchema
    .extend({
      results: list(result),
      /** Present where the session was scored with points (SHT-7). */
      scores: list(scoreRowSchema),
      openedFigures: list(openedFiguresSchema),
      /** The tasters who saw the panel's figures of the session, and when first (QUA-34). */
      seenFigures: list(z.object({ taster: z.string(), at: z.string() }).readonly()),
      /** When the server last heard of a booth (BRD-27). */
      heardBooths: list(z.object({ taster: z.string(), at: z.string() }).readonly()),
      unconfirmed: list(unconfirmedSheetSchema.readonly()),
      checks: checkedResultSchema.nullable(),
      counters: list(counterSchema.readonly()),
      verdicts: list(sampleVerdictSchema.extend({ sample: z.string() }).readonly()),
    })
    .readonly(),
  'GET /api/sessions/:session/criteria': z
    .object({ failed: list(failedCriterionSchema.readonly()) })
    .readonly(),
  'GET /api/days': pageSchema(dayRowSchema.readonly()),
  'GET /api/today': todaySchema.readonly(),
  'GET /api/backups': list(panelBackupSchema.readonly()),
  'POST /api/backups/panel': stream,
  'GET /api/backups/installation': installationBackupsSchema.readonly(),
  'GET /api/sessions/:session/sheets': list(sealedSheetSchema.readonly()),
  'GET /api/sessions/:session/sheet': wholeSheetSchema.readonly(),
  'GET /api/sessions/:session/marks_long.csv': csv,
  'GET /api/sessions/:session/points_long.csv': csv,
  'GET /api/marks_long.csv': csv,
  'GET /api/quality/months': list(qualityMonthSchema.readonly()),
  'GET /api/quality/packs': list(monthSheetsSchema.readonly()),
  'GET /api/quality/names': qualityNamesSchema.readonly(),
  'GET /api/quality/training': panelTrainingSchema,
  'GET /api/quality/notes': pointNotesSchema.readonly(),
  'POST /api/quality/notes': pointNoteSchema.readonly(),
  'POST /api/quality/notes/:note/strike': pointNoteSchema.readonly(),
  'GET /api/watch-keys': list(watchKeySchema.readonly()),
  'POST /api/watch-keys': newWatchKeySchema.readonly(),
  'POST /api/watch-keys/:key/revoke': watchKeySchema.readonly(),
  'GET /api/sheets': list(ownSheetSchema.readonly()),
  'GET /api/sheets/:sheet': ownSheetSchema.readonly(),
  'GET /api/sheet-definitions/:id': sheetDefinitionSchema,
  'POST /api/sheets': ownSheetSchema.readonly(),
  'PUT /api/sheets/:sheet': ownSheetSchema.readonly(),
  'DELETE /api/sheets/:sheet': nothing,
  'POST /api/sheets/:sheet/versions': ownSheetSchema.readonly(),
  'PUT /api/sheets/:sheet/versions/:version': ownSheetSchema.readonly(),
  'GET /api/results': pageSchema(result),
  'GET /api/reports': pageSchema(listedReportSchema.readonly()),
  'GET /api/reports/:number': issuedReportSchema.readonly(),
  'GET /api/sessions/:session/report/:sample': sampleReportSchema.readonly(),
  /** Null for everything that is not exactly a report of this installation (RPT-8). */
  'POST /api/reports/verify': z.object({ found: verifiedReportSchema }).readonly(),
  'GET /api/assessments': pageSchema(assessedRowSchema.readonly()),
  'GET /api/samples': pageSchema(listedSampleSchema.readonly()),
  'GET /api/samples/:id': sample,
  'POST /api/samples': sample,
  'PUT /api/samples/:id': sample,
  'DELETE /api/samples/:id': nothing,
  'POST /api/samples/import': importReportSchema.readonly(),
  'GET /api/samples/:id/movements': list(movementSchema.readonly()),
  'POST /api/samples/:id/movements': sample,
  'PUT /api/samples/:id/state': sample,
  'GET /api/samples/:id/results': list(result),
  'GET /api/samples/:id/files': list(sampleFileSchema.readonly()),
  'POST /api/samples/:id/files': sampleFileSchema.readonly(),
  'GET /api/samples/:id/files/:file': downloadSchema.readonly(),
  'GET /api/samples/:id/files/:file/thumbnail': downloadSchema.readonly(),
  'DELETE /api/samples/:id/files/:file': nothing,
  'GET /api/tasters': pageSchema(taster),
  'GET /api/tasters/:id': taster,
  'POST /api/tasters': taster,
  'PUT /api/tasters/:id': taster,
  'DELETE /api/tasters/:id': nothing,
  'POST /api/tasters/import': importReportSchema.readonly(),
  'GET /api/tasters/:id/attendance': list(attendanceSchema.readonly()),
  'GET /api/tasters/:id/status': statusBookSchema.readonly(),
  'GET /api/settings': panelSettingsSchema.readonly(),
  'GET /api/settings/book': settingsBookSchema.readonly(),
  'GET /api/accounts': list(accountRowSchema.readonly()),
  'POST /api/accounts': accountRowSchema.extend({ invitation: invitationSchema }).readonly(),
  'PUT /api/accounts/:user': accountRowSchema.readonly(),
  'POST /api/accounts/:user/invitation': invitationSchema.readonly(),
  'GET /api/failed-sign-ins': pageSchema(failedSignInSchema.readonly()),
  'POST /api/accounts/:user/second-factor/clear': accountRowSchema.readonly(),
  'GET /api/panel/second-factor': secondFactorRuleSchema.readonly(),
  'PUT /api/panel/second-factor': secondFactorRuleSchema.readonly(),
  'GET /api/my-data': myDataSchema.readonly(),
  'PUT /api/my-data/signature': myDataSchema.readonly(),
  'GET /api/access': myAccessSchema.readonly(),
  'POST /api/access/devices/:device/sign-out': myAccessSchema.readonly(),
  'POST /api/access/address': myAccessSchema.readonly(),
  'GET /api/panel': panelDataSchema.readonly(),
  'PUT /api/panel': panelDataSchema.readonly(),
  'GET /api/panel/image': downloadSchema.readonly().nullable(),
  'PUT /api/panel/image': nothing,
  'DELETE /api/panel/image': nothing,
  'GET /api/audit': pageSchema(namedAuditRowSchema.readonly())
    .unwrap()
    .extend({
      commands: list(z.string()),
      people: list(z.object({ who: z.string(), name: z.string(), role: z.string() }).readonly()),
    })
    .readonly(),
  'GET /api/audit.csv': csv,
  'GET /api/audit-verdict': z
    .object({
      links: z.int(),
      /**
       * The entry of the audit trail from which signatures are valid; null where the chain is
       * broken.
       */
      since: z.int().nullable(),
      /**
       * How many sessions were shown before the audit trail recorded a digest of their glasses
       * (AUD-22).
       */
      undigested: z.int().exactOptional(),
      broken: z
        .object({ sequence: z.int(), problem: z.string(), what: z.string().nullable() })
        .readonly()
        .nullable(),
    })
    .readonly(),
  'GET /api/trail-key': z
    .object({ algorithm: z.literal('Ed25519'), id: z.string(), publicKey: z.string() })
    .readonly(),
  'GET /api/history/:kind/:id': list(namedAuditRowSchema.readonly()),
} as const;

/** The name of a route: its method and path. */
export type RouteName = keyof typeof ANSWERS;

/** The response of a route. */
export type Answer<Name extends RouteName> = z.infer<(typeof ANSWERS)[Name]>;
