import { z } from 'zod';
import { email, name, password, username } from '../fields/schemas.ts';

/** The border of the first start: found a panel, or explore with demonstration data. */
export const setupInput = z.discriminatedUnion('way', [
  z.strictObject({
    way: z.literal('found'),
    panel: name,
    leader: name,
    username,
    email,
    password,
  }),
  z.strictObject({ way: z.literal('demonstration') }),
]);

/** What a first start may do. */
export type SetupInput = Readonly<z.infer<typeof setupInput>>;
