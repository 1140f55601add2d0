import { z } from 'zod';
import { revision } from '../fields/schemas.ts';

/** Input schema of a deletion: the revision that the client has read (optimistic locking). */
export const deletionInput = z.strictObject({ revision });

/** The revision of the record that a client deletes (optimistic locking). */
export type DeletionInput = Readonly<z.infer<typeof deletionInput>>;
