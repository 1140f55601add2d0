import { z } from 'zod';
import { backupPeriodSchema } from '../../../domain/backups/backup-period.ts';
import { type PanelId, parsePanelId } from '../../../domain/words/ids.ts';
import { manifestSchema } from '../manifest.ts';

const panelId = z.custom<PanelId>((id) => typeof id === 'string' && parsePanelId(id) !== null);
const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/** BAK-51: the task of the child process that makes a backup: where it reads, and what is to be made. */
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
  /** The name of the key that what is sealed is sealed by: the key itself stays where it is. */
  sealedBy: z.string().nullable(),
  /** BAK-53: whether its digest is signed: by the server, which has the key. */
  isSigned: z.boolean(),
  isPartial: z.boolean(),
});

/** The task of the child process. */
export type Task = z.infer<typeof taskSchema>;

/** What the maker says: a piece and what is to be sealed or signed are answered before it goes on. */
export const saidSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({ kind: z.literal('piece'), bytes }),
  z.strictObject({ kind: z.literal('told'), table: z.string(), rows: z.number() }),
  z.strictObject({ kind: z.literal('seal'), text: z.string(), purpose: z.string() }),
  z.strictObject({ kind: z.literal('sign'), digest: z.string() }),
  z.strictObject({ kind: z.literal('made'), manifest: manifestSchema }),
  z.strictObject({ kind: z.literal('failed'), problem: z.string(), isElsewhere: z.boolean() }),
]);

/** One of them. */
export type Said = z.infer<typeof saidSchema>;

/** What the maker is told after its task: that a piece was taken, or what was sealed or signed. */
export const answerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('taken') }),
  z.strictObject({ kind: z.literal('sealed'), bytes }),
  z.strictObject({ kind: z.literal('signed'), text: z.string() }),
]);

/** One of them. */
export type Answer = z.infer<typeof answerSchema>;
