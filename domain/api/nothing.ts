import { z } from 'zod';

/** Input schema of a request without data. */
export const nothingInput = z.strictObject({});

/** An empty object: a response without data. */
export type Nothing = Readonly<z.infer<typeof nothingInput>>;
