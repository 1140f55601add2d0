import { z } from 'zod';
import { roleSchema } from '../words/role.ts';

/** The name and password of an account of the demonstration panel, which are shown once. */
export const demoAccountSchema = z.object({
  username: z.string(),
  password: z.string(),
  role: roleSchema,
});

/** The name and password of an account of the demonstration panel. */
export type DemoAccount = Readonly<z.infer<typeof demoAccountSchema>>;
