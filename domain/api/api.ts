import type { AccountChangeInput, AccountInput, SignatureInput } from '../account/account-input.ts';
import type { FailedSignInsQuery } from '../account/failed-sign-in.ts';
import type { KeepAliveInput } from '../account/keep-alive-input.ts';
import type { OfflineCheckInput } from '../account/offline-check-input.ts';
import type {
  ClearFactorInput,
  CodeInput,
  FactorRuleInput,
  PasskeyInput,
  PasskeySignInInput,
  ProofInput,
  SecondStepInput,
} from '../account/second-factor-input.ts';
import type { SetupInput } from '../account/setup-input.ts';
import type {
  ChangePasswordInput,
  ConfirmInput,
  ResetPasswordInput,
  SignInInput,
} from '../account/sign-in-input.ts';
import type { AuditQuery } from '../audit/audit-query.ts';
import type { BackupPeriod } from '../backups/backup-period.ts';
import type { Upload } from '../files/check-upload.ts';
import type { ListQuery } from '../lists/list-query.ts';
import type { PanelFields } from '../panel/panel-fields.ts';
import type { MarksQuery } from '../quality/marks-query.ts';
import type { PointNoteInput } from '../quality/point-note.ts';
import type { DeletionInput } from '../registers/deletion-input.ts';
import type { ImportInput } from '../registers/import-input.ts';
import type { ReportCode } from '../reports/report-code.ts';
import type { SampleInput } from '../samples/sample-fields.ts';
import type { QuantityCorrection, SampleStateInput } from '../samples/sample-state-input.ts';
import type { SamplesQuery } from '../samples/samples-query.ts';
import type { DaysQuery } from '../sessions/days-query.ts';
import type {
  PublishInput,
  RetireInput,
  SheetCopyInput,
  SheetDraftInput,
} from '../sheets/own/own-sheet.ts';
import type { TasterInput } from '../tasters/taster-fields.ts';
import type { WatchKeyInput } from '../watching/watch-key.ts';
import type { TasterId, TastingCode } from '../words/ids.ts';
import type { Answer, RouteName } from './answers.ts';
import type { Nothing } from './nothing.ts';

/** The query parameters of each route. */
type Queries = {
  'GET /api/evaluations': { page?: string };
  'GET /api/sessions': ListQuery;
  'GET /api/sessions/:session/sheet': { taster: TasterId; code: TastingCode };
  'GET /api/days': DaysQuery;
  'GET /api/results': ListQuery;
  'GET /api/reports': ListQuery;
  'GET /api/assessments': ListQuery;
  'GET /api/samples': SamplesQuery;
  'GET /api/tasters': ListQuery;
  'GET /api/failed-sign-ins': FailedSignInsQuery;
  'GET /api/quality/packs': { months: string };
  'GET /api/quality/notes': { from: string; to: string };
  'GET /api/marks_long.csv': MarksQuery;
  'GET /api/audit': AuditQuery;
  'GET /api/audit.csv': AuditQuery;
};

/** The request body of each route. */
type Bodies = {
  'POST /api/setup': SetupInput;
  'POST /api/auth/sign-in/username': SignInInput;
  'POST /api/auth/second-step': SecondStepInput;
  'POST /api/auth/passkey/options': Nothing;
  'POST /api/auth/passkey': PasskeySignInInput;
  'POST /api/auth/offline': OfflineCheckInput;
  'POST /api/auth/stay': KeepAliveInput;
  'POST /api/auth/proof': ProofInput;
  'POST /api/auth/proof/options': Nothing;
  'POST /api/second-factor/totp': Nothing;
  'POST /api/second-factor/totp/confirm': CodeInput;
  'DELETE /api/second-factor/totp': Nothing;
  'POST /api/second-factor/recovery-codes': Nothing;
  'POST /api/second-factor/passkeys/options': Nothing;
  'POST /api/second-factor/passkeys': PasskeyInput;
  'DELETE /api/second-factor/passkeys/:passkey': Nothing;
  'POST /api/accounts/:user/second-factor/clear': ClearFactorInput;
  'PUT /api/panel/second-factor': FactorRuleInput;
  'POST /api/backups/panel': BackupPeriod;
  'POST /api/auth/sign-out': Nothing;
  'POST /api/auth/change-password': ChangePasswordInput;
  'POST /api/auth/request-password-reset': { readonly username: string };
  'POST /api/auth/reset-password': ResetPasswordInput;
  'POST /api/auth/confirm': ConfirmInput;
  'POST /api/commands/:name': unknown;
  'POST /api/reports/verify': ReportCode;
  'POST /api/samples': SampleInput;
  'PUT /api/samples/:id': SampleInput;
  'DELETE /api/samples/:id': DeletionInput;
  'POST /api/samples/import': ImportInput;
  'POST /api/samples/:id/movements': QuantityCorrection;
  'PUT /api/samples/:id/state': SampleStateInput;
  'POST /api/quality/notes': PointNoteInput;
  'POST /api/quality/notes/:note/strike': { readonly reason: string };
  'POST /api/watch-keys': WatchKeyInput;
  'POST /api/watch-keys/:key/revoke': Nothing;
  'POST /api/sheets': SheetCopyInput;
  'PUT /api/sheets/:sheet': SheetDraftInput;
  'DELETE /api/sheets/:sheet': DeletionInput;
  'POST /api/sheets/:sheet/versions': PublishInput;
  'PUT /api/sheets/:sheet/versions/:version': RetireInput;
  'POST /api/samples/:id/files': Upload;
  'DELETE /api/samples/:id/files/:file': Nothing;
  'POST /api/tasters': TasterInput;
  'PUT /api/tasters/:id': TasterInput;
  'DELETE /api/tasters/:id': DeletionInput;
  'POST /api/tasters/import': ImportInput;
  'POST /api/accounts': AccountInput;
  'PUT /api/accounts/:user': AccountChangeInput;
  'POST /api/accounts/:user/invitation': Nothing;
  'PUT /api/my-data/signature': SignatureInput;
  'POST /api/access/devices/:device/sign-out': Nothing;
  'POST /api/access/address': Nothing;
  'PUT /api/panel': PanelFields;
  'PUT /api/panel/image': Upload;
  'DELETE /api/panel/image': Nothing;
};

/**
 * The idempotency keys of routes: with the same id a request is processed once, however often it is
 * sent (COM-3).
 */
type Ids = {
  'POST /api/commands/:name': string;
};

/**
 * Every route of the HTTP API: its query, body, idempotency key and response. The server registers
 * routes, and the screens call them, by this table alone.
 */
export type Api = {
  [Name in RouteName]: { answer: Answer<Name> } & (Name extends keyof Queries
    ? { query: Queries[Name] }
    : unknown) &
    (Name extends keyof Bodies ? { body: Bodies[Name] } : unknown) &
    (Name extends keyof Ids ? { id: Ids[Name] } : unknown);
};
