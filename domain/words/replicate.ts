import { z } from 'zod';

/** Which time a sample is served in a session. */
export const replicateSchema = z.union([z.literal(1), z.literal(2)]);

/** Which time a sample is served in a session: M-DUPLICATE knows two. */
export type Replicate = z.infer<typeof replicateSchema>;
