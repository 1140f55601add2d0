import { z } from 'zod';
import { backupPeriodSchema } from '../../../domain/backups/backup-period.ts';
import { type PanelId, parsePanelId } from '../../../domain/words/ids.ts';
import { manifestSchema } from '../manifest.ts';

const panelId = z.custom<PanelId>((id) => typeof id === 'string' && parsePanelId(id) !== null);
const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/** The task of the child process that makes a backup: the source and the content (BAK-51). */
export const taskSchema = z.strictObject({
  source: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('server'),
      url: z.string(),
      limits: z.strictObject({
        connect: z.number(),
        statement: z.number().nullable(),
        lock: z.number(),
        idle: z.number(),
        grace: z.number(),
        most: z.number().exactOptional(),
        name: z.string().exactOptional(),
      }),
      scope: z.strictObject({ role: z.string(), seal: z.string() }).nullable(),
    }),
    z.strictObject({ kind: z.literal('copy'), dataFolder: z.string() }),
  ]),
  panels: z.array(z.strictObject({ id: panelId, name: z.string() })),
  period: backupPeriodSchema.exactOptional(),
  at: z.date(),
  part: z.number().exactOptional(),
  alone: z.string().exactOptional(),
  schema: z.string().exactOptional(),
  /**
   * The id of the key that encrypts the sealed tables. The key itself stays in the server process.
   */
  sealedBy: z.string().nullable(),
  /** Whether the digest is signed, which the server process does with its key (BAK-53). */
  isSigned: z.boolean(),
  isPartial: z.boolean(),
});

/** The task of the child process. */
export type Task = z.infer<typeof taskSchema>;

/** The messages of the child process. It waits for an answer to `piece`, `seal` and `sign`. */
export const saidSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({ kind: z.literal('piece'), bytes }),
  z.strictObject({ kind: z.literal('told'), table: z.string(), rows: z.number() }),
  z.strictObject({ kind: z.literal('seal'), text: z.string(), purpose: z.string() }),
  z.strictObject({ kind: z.literal('sign'), digest: z.string() }),
  z.strictObject({ kind: z.literal('made'), manifest: manifestSchema }),
  z.strictObject({ kind: z.literal('failed'), problem: z.string(), isElsewhere: z.boolean() }),
]);

/** A message of the child process. */
export type Said = z.infer<typeof saidSchema>;

/**
 * The answers to the child process: a piece was written, a text was encrypted, or a digest was
 * signed.
 */
export const answerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('taken') }),
  z.strictObject({ kind: z.literal('sealed'), bytes }),
  z.strictObject({ kind: z.literal('signed'), text: z.string() }),
]);

/** An answer to the child process. */
export type Answer = z.infer<typeof answerSchema>;
