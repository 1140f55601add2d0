import { z } from 'zod';
import { failedSignInSchema } from './failed-sign-in.ts';
import { signatureStrokesSchema } from './signature.ts';

/** One's own data: the signature as strokes, and its picture. */
export const myDataSchema = z.object({
  name: z.string(),
  username: z.string(),
  email: z.string(),
  signature: z.object({ strokes: signatureStrokesSchema, svg: z.string() }).readonly().nullable(),
});

/** One's own data: the signature as strokes, and its picture. */
export type MyData = Readonly<z.infer<typeof myDataSchema>>;

const signInSchema = z.object({ at: z.string(), from: z.string(), device: z.string() });

const deviceSchema = z.object({
  id: z.string(),
  device: z.string(),
  since: z.string(),
  seen: z.string(),
  isThis: z.boolean(),
});

/**
 * A sign-in alert: what makes it doubtful who uses one's account. `used`: a password was chosen by
 * the link in question (ACC-41).
 */
const doubtSchema = z.object({
  kind: z.enum(['link', 'address']),
  by: z.string(),
  at: z.string(),
  used: z.boolean(),
});

/** One's own sign-ins, newest first. `device` is the user agent as the browser sends it. */
export const myAccessSchema = z.object({
  username: z.string(),
  email: z.string(),
  signIns: z.array(signInSchema.readonly()).readonly(),
  devices: z.array(deviceSchema.readonly()).readonly(),
  failed: z.array(failedSignInSchema.readonly()).readonly(),
  doubts: z.array(doubtSchema.readonly()).readonly(),
});

/** One's own sign-ins and devices. */
export type MyAccess = Readonly<z.infer<typeof myAccessSchema>>;
