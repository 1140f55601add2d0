import { z } from 'zod';

/** A device has seen no more tasters than this. */
const MOST = 100;

const account = z.strictObject({ user: z.uuid(), token: z.string().max(100) }).readonly();

/** BTH-32: the border of a device that asks which accounts may still sign in there without a network. */
export const offlineCheckInput = z.strictObject({
  accounts: z.array(account).max(MOST).readonly(),
});

/** What a device asks. */
export type OfflineCheckInput = Readonly<z.infer<typeof offlineCheckInput>>;
