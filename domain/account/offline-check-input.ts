import { z } from 'zod';

/** The most tasters that one device may ask about. */
const MOST = 100;

const account = z.strictObject({ user: z.uuid(), token: z.string().max(100) }).readonly();

/**
 * Input schema of the question which accounts may still sign in on a device without a network
 * (BTH-32).
 */
export const offlineCheckInput = z.strictObject({
  accounts: z.array(account).max(MOST).readonly(),
});

/** The accounts about which a device asks whether they may still sign in without a network. */
export type OfflineCheckInput = Readonly<z.infer<typeof offlineCheckInput>>;
