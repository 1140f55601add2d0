import { z } from 'zod';
import { demoAccountSchema } from '../account/demo-account.ts';
import { meSchema } from '../account/me.ts';
import {
  recoveryCodesSchema,
  secondFactorSchema,
  totpSetupSchema,
} from '../account/second-factor.ts';
import { pageSchema } from '../lists/list-page.ts';
import { ownFiguresSchema } from '../quality/own-figures.ts';
import { openSessionSchema, ownEvaluationSchema } from '../sheets/own-evaluation.ts';
import { ownTrainingSchema } from '../training/training-history.ts';

const nothing = z.object({}).readonly();
/** An object of WebAuthn that a browser passes on to an authenticator. */
const webAuthn = z.record(z.string(), z.unknown()).readonly();

/**
 * What fails in the health check (OPS-4): the database does not answer, the last commit failed, or
 * some data waits too long to be stored.
 */
const failing = z.enum(['database', 'store', 'unsaved']);

/**
 * The background jobs of the server (HEA-2): no request waits for them, so only the health check
 * shows that one fails.
 */
const backgroundWork = z.enum([
  'access',
  'watchers',
  'forgetting',
  'trail-heads',
  'letters',
  'tidying',
  'booths',
]);

/**
 * The response schemas of the routes that every device calls, also a taster's: they are loaded at
 * the start, not by lazy loading.
 */
export const DEVICE_ANSWERS = {
  'GET /health': z
    .object({
      status: z.enum(['ok', 'failing']),
      /** What fails; absent where nothing does. */
      failing: z.array(failing).readonly().exactOptional(),
      /**
       * How many documents hold data that is not yet stored, and for how many seconds the oldest
       * has waited.
       */
      unsaved: z.int(),
      unsavedSeconds: z.number(),
      /** Present where there are several processes: whether notifications pass between them now. */
      broker: z.enum(['joined', 'away']).exactOptional(),
      /**
       * Present after a start, until it is complete: how many sessions agree again with their
       * records, of how many.
       */
      reconciling: z.object({ done: z.int(), of: z.int() }).readonly().exactOptional(),
      /** The background jobs of the server that failed twice in a row or more (HEA-2). */
      failingWork: z.array(backgroundWork).readonly().exactOptional(),
      /**
       * Backups of the whole installation: hours since the last, hours since one was last restored,
       * and whether the last try failed.
       */
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
  /**
   * The time left of the session, in seconds: until the idle timeout, and until the absolute
   * timeout.
   */
  'POST /api/auth/stay': z.object({ idle: z.int(), atMost: z.int() }).readonly(),
  /**
   * How many days the installation allows, and which of the accounts have lost the permission
   * (BTH-32).
   */
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
      /** The sessions of this page of the list whose figures are released (QUA-32). */
      besidePanel: z.array(z.int()).readonly(),
      /**
       * Whether the panel lets its tasters see figures; absent from an older server and in older
       * local copies (QUA-31).
       */
      figuresAllowed: z.boolean().exactOptional(),
    })
    .readonly(),
  /**
   * Null while the taster has not opened the figures; while they are closed the route refuses them
   * (QUA-32).
   */
  'GET /api/evaluations/:session/figures': z
    .object({ figures: ownFiguresSchema.readonly().nullable() })
    .readonly(),
  'GET /api/evaluations/training': ownTrainingSchema,
} as const;
