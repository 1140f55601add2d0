import { z } from 'zod';
import { demoAccountSchema } from '../account/demo-account.ts';
import { meSchema } from '../account/me.ts';
import {
  recoveryCodesSchema,
  secondFactorSchema,
  totpSetupSchema,
} from '../account/second-factor.ts';
import { pageSchema } from '../lists/page.ts';
import { ownFiguresSchema } from '../quality/own-figures.ts';
import { openSessionSchema, ownEvaluationSchema } from '../sheets/own-evaluation.ts';
import { ownTrainingSchema } from '../training/training-history.ts';

const nothing = z.object({}).readonly();
/** What a browser hands on to an authenticator, in the words of WebAuthn. */
const webAuthn = z.record(z.string(), z.unknown()).readonly();

/** OPS-4: what fails: the database does not answer, the last commit failed, or something waits for too long to be stored. */
const failing = z.enum(['database', 'store', 'unsaved']);

/** HEA-2: what the server does in the background: no request waits for it, and nobody else sees that it fails. */
const backgroundWork = z.enum([
  'access',
  'watchers',
  'forgetting',
  'trail-heads',
  'letters',
  'tidying',
]);

/** What the routes answer that every device asks, a taster's too: these schemas are on it from the start. */
export const DEVICE_ANSWERS = {
  'GET /health': z
    .object({
      status: z.enum(['ok', 'failing']),
      /** What fails, where something does. */
      failing: z.array(failing).readonly().exactOptional(),
      /** How many documents hold something that is not yet stored, and for how many seconds the oldest of it waits. */
      unsaved: z.int(),
      unsavedSeconds: z.number(),
      /** Where there are several processes: whether news come and go between them now. */
      broker: z.enum(['joined', 'away']).exactOptional(),
      /** After a start: how many sessions were brought to what their records say, until all are. */
      reconciling: z.object({ done: z.int(), of: z.int() }).readonly().exactOptional(),
      /** HEA-2: what the server does in the background, where it failed two times in a row or more. */
      failingWork: z.array(backgroundWork).readonly().exactOptional(),
      /** Of backups of the whole installation: hours since the last, since one was last restored, and whether the last try failed. */
      backup: z
        .object({
          hours: z.number().nullable(),
          restoredHours: z.number().nullable(),
          failed: z.boolean(),
        })
        .readonly()
        .exactOptional(),
    })
    .readonly(),
  'GET /health/live': z.object({ status: z.literal('ok') }).readonly(),
  'GET /health/ready': z
    .object({
      status: z.enum(['ok', 'failing']),
      failing: z
        .array(z.enum([...failing.options, 'ending']))
        .readonly()
        .exactOptional(),
    })
    .readonly(),
  'GET /api/setup': z.object({ needed: z.boolean() }).readonly(),
  'POST /api/setup': z
    .object({ accounts: z.array(demoAccountSchema.readonly()).readonly() })
    .readonly(),
  'POST /api/auth/sign-in/username': meSchema.readonly(),
  'POST /api/auth/second-step': meSchema.readonly(),
  'POST /api/auth/passkey/options': webAuthn,
  'POST /api/auth/passkey': meSchema.readonly(),
  /** What is left of the session, in seconds: unused, and at most. */
  'POST /api/auth/stay': z.object({ idle: z.int(), atMost: z.int() }).readonly(),
  /** BTH-32: how many days the installation allows, and which of the accounts may not any more. */
  'POST /api/auth/offline': z
    .object({ days: z.int(), gone: z.array(z.string()).readonly() })
    .readonly(),
  'POST /api/auth/proof': nothing,
  'POST /api/auth/proof/options': webAuthn,
  'GET /api/second-factor': secondFactorSchema.readonly(),
  'POST /api/second-factor/totp': totpSetupSchema.readonly(),
  'POST /api/second-factor/totp/confirm': recoveryCodesSchema.readonly(),
  'DELETE /api/second-factor/totp': secondFactorSchema.readonly(),
  'POST /api/second-factor/recovery-codes': recoveryCodesSchema.readonly(),
  'POST /api/second-factor/passkeys/options': webAuthn,
  'POST /api/second-factor/passkeys': recoveryCodesSchema.readonly(),
  'DELETE /api/second-factor/passkeys/:passkey': secondFactorSchema.readonly(),
  'POST /api/auth/sign-out': nothing,
  'POST /api/auth/change-password': nothing,
  'POST /api/auth/request-password-reset': nothing,
  'POST /api/auth/reset-password': nothing,
  'POST /api/auth/confirm': nothing,
  'GET /api/me': meSchema.readonly(),
  'POST /api/commands/:name': z.record(z.string(), z.unknown()).readonly(),
  'GET /api/evaluations': z
    .object({
      open: z.array(openSessionSchema.readonly()).readonly(),
      performed: pageSchema(ownEvaluationSchema.readonly()),
      /** QUA-32: the sessions of this page whose figures are released. */
      besidePanel: z.array(z.int()).readonly(),
      /** QUA-31: whether the panel lets its tasters see figures; absent from an older server, and of what a device kept. */
      figuresAllowed: z.boolean().exactOptional(),
    })
    .readonly(),
  /** QUA-32: null while the taster did not open them; while they are closed they are refused. */
  'GET /api/evaluations/:session/figures': z
    .object({ figures: ownFiguresSchema.readonly().nullable() })
    .readonly(),
  'GET /api/evaluations/training': ownTrainingSchema,
} as const;
