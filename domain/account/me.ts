import { z } from 'zod';
import { roleSchema } from '../words/role.ts';
import { offlineRuleSchema } from './offline-rule.ts';
import { signatureStrokesSchema } from './signature.ts';

/** Who is signed in, as the server says it and as a device keeps it. */
export const meSchema = z.object({
  user: z.string(),
  name: z.string(),
  username: z.string(),
  role: roleSchema,
  panel: z
    .object({
      id: z.string(),
      name: z.string(),
      /** ZON-1: the time zone the panel's days and times are of; not there where a device kept this before it was told. */
      timeZone: z.string().exactOptional(),
    })
    .readonly(),
  /** SYN-10: 32 bytes in base64, the same for this account for ever, by which what its devices keep is sealed. */
  deviceKey: z.string(),
  /** ACC-111: the panel requires a second factor, and this account has none: all it may do is set one up. */
  owesSecondFactor: z.literal(true).exactOptional(),
  /** ACC-10: the signature of the account as it was drawn, for the sheets it signs; null where none is kept. */
  signature: signatureStrokesSchema.nullable().default(null),
  /** BTH-30: how this taster may sign in on this device without a network; not there where they may not. */
  offline: offlineRuleSchema.exactOptional(),
  /** after how many minutes a booth whose last sheet is stored signs its taster out; not there where it does not. */
  boothRest: z.int().min(1).exactOptional(),
  taster: z.object({ id: z.string(), code: z.string() }).readonly().nullable(),
});

/** Who is signed in. */
export type Me = Readonly<z.infer<typeof meSchema>>;
