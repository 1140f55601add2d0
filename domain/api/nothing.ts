import { z } from 'zod';

/** The border of a call that has nothing to say. */
export const nothingInput = z.strictObject({});

/** An empty object: nothing to say beyond that it went through. */
export type Nothing = Readonly<z.infer<typeof nothingInput>>;
