import { z } from 'zod';

/** The folder for requests to a running server, in the data folder. */
export const REQUESTS = 'backup-requests';

/** The suffixes of a request's file: being written, sent, taken by the server, and answered. */
export const STAGES = {
  draft: '.draft',
  asked: '.json',
  taken: '.taken',
  answered: '.answer',
} as const;

const instant = z.iso.datetime();

/** The schema of a request of the operator to the running server (BAK-40). */
export const requestSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('back-up'),
    /** The absolute path of the new file. */
    file: z.string().min(1),
    panel: z.string().nullable(),
    /** Whether it is a backup of the installation; false for one that is only read and deleted. */
    isKept: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('note'),
    act: z.enum(['verified', 'restored']),
    file: z.string(),
    made: instant,
    panels: z.array(z.string()),
  }),
]);

/** A request of the operator to the running server. */
export type BackupRequest = Readonly<z.infer<typeof requestSchema>>;

/** The schema of the server's answer: lines for a terminal, or the reason of a failure. */
export const answerSchema = z.discriminatedUnion('done', [
  z.strictObject({ done: z.literal(true), lines: z.array(z.string()) }),
  z.strictObject({ done: z.literal(false), problem: z.string() }),
]);

/** The server's answer to a request. */
export type BackupAnswer = Readonly<z.infer<typeof answerSchema>>;
