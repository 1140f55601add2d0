import { z } from 'zod';
import { revision } from '../fields/schemas.ts';

/** The border of a deletion: the revision that was read. */
export const deletionInput = z.strictObject({ revision });

/** The revision of what is to be deleted. */
export type DeletionInput = Readonly<z.infer<typeof deletionInput>>;
