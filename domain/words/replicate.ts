import { z } from 'zod';

/** Schema of a replicate: the first or the second time that a sample is served in a session. */
export const replicateSchema = z.union([z.literal(1), z.literal(2)]);

/** A replicate: the first or the second time that a sample is served in a session (M-EN). */
export type Replicate = z.infer<typeof replicateSchema>;
