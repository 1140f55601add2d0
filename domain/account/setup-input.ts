import { z } from 'zod';
import { email, name, password, username } from '../fields/schemas.ts';
import { isTimeZone } from '../words/time-zone.ts';

/**
 * The time zone of the device on which a panel is founded; where it is absent, the server’s counts
 * (ZON-2).
 */
const timeZone = z.string().max(60).refine(isTimeZone, 'time-zone').exactOptional();

/** Input schema of the first start: found a panel, or explore with demonstration data. */
export const setupInput = z.discriminatedUnion('way', [
  z.strictObject({
    way: z.literal('found'),
    panel: name,
    leader: name,
    username,
    email,
    password,
    timeZone,
  }),
  z.strictObject({ way: z.literal('demonstration'), timeZone }),
]);

/** The choice that is made at the first start. */
export type SetupInput = Readonly<z.infer<typeof setupInput>>;
