import { z } from 'zod';
import { roleSchema } from '../words/role.ts';

/** Who is signed in, as the server says it and as a device keeps it. */
export const meSchema = z.object({
  user: z.string(),
  name: z.string(),
  username: z.string(),
  role: roleSchema,
  panel: z.object({ id: z.string(), name: z.string() }).readonly(),
  /** SYN-10: 32 bytes in base64, the same for this account for ever, by which what its devices keep is sealed. */
  deviceKey: z.string(),
  taster: z.object({ id: z.string(), code: z.string() }).readonly().nullable(),
});

/** Who is signed in. */
export type Me = Readonly<z.infer<typeof meSchema>>;
