import { z } from 'zod';

/** Where in the data folder a running server is asked. */
export const REQUESTS = 'backup-requests';

/** What follows the id of a request: being written, asked, taken by the server, and answered. */
export const STAGES = {
  draft: '.draft',
  asked: '.json',
  taken: '.taken',
  answered: '.answer',
} as const;

const instant = z.iso.datetime();

/** BAK-40: what the operator asks the running server. */
export const requestSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('back-up'),
    /** The whole path of the new file. */
    file: z.string().min(1),
    panel: z.string().nullable(),
    /** Whether it is a backup of the installation; else it is only looked at, and thrown away. */
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

/** What the operator asks the running server. */
export type BackupRequest = Readonly<z.infer<typeof requestSchema>>;

/** What the server answers: lines for a terminal, or why not. */
export const answerSchema = z.discriminatedUnion('done', [
  z.strictObject({ done: z.literal(true), lines: z.array(z.string()) }),
  z.strictObject({ done: z.literal(false), problem: z.string() }),
]);

/** What the server answers. */
export type BackupAnswer = Readonly<z.infer<typeof answerSchema>>;
