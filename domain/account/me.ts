import { z } from 'zod';
import { roleSchema } from '../words/role.ts';
import { offlineRuleSchema } from './offline-rule.ts';
import { signatureStrokesSchema } from './signature.ts';

/** The account that is signed in, as the server answers it and as a device stores it. */
export const meSchema = z.object({
  user: z.string(),
  name: z.string(),
  username: z.string(),
  role: roleSchema,
  panel: z
    .object({
      id: z.string(),
      name: z.string(),
      /**
       * The time zone of the panel's days and times (ZON-1); absent on a device that stored this
       * before the field existed.
       */
      timeZone: z.string().exactOptional(),
    })
    .readonly(),
  /**
   * 32 bytes in base64 that never change for this account: the key that encrypts the local copies
   * on its devices (SYN-10).
   */
  deviceKey: z.string(),
  /**
   * The panel requires a second factor, and this account has none: it may only set one up
   * (ACC-111).
   */
  owesSecondFactor: z.literal(true).exactOptional(),
  /**
   * The signature of the account as strokes, for the sheets that it signs; null where none is
   * stored (ACC-10).
   */
  signature: signatureStrokesSchema.nullable().default(null),
  /**
   * How this taster may sign in on this device without a network; absent where that is not
   * permitted (BTH-30).
   */
  offline: offlineRuleSchema.exactOptional(),
  /**
   * The idle timeout of a booth whose last sheet is stored, in minutes; absent where the booth does
   * not sign its taster out.
   */
  boothRest: z.int().min(1).exactOptional(),
  taster: z.object({ id: z.string(), code: z.string() }).readonly().nullable(),
});

/** The account that is signed in. */
export type Me = Readonly<z.infer<typeof meSchema>>;
