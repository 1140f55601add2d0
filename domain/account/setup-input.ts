import { z } from 'zod';
import { email, name, password, username } from '../fields/schemas.ts';
import { isTimeZone } from '../words/time-zone.ts';

/** ZON-2: the time zone of the device on which a panel is founded; without one, the server’s. */
const timeZone = z.string().max(60).refine(isTimeZone, 'time-zone').exactOptional();

/** The border of the first start: found a panel, or explore with demonstration data. */
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

/** What a first start may do. */
export type SetupInput = Readonly<z.infer<typeof setupInput>>;
