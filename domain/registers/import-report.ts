import { z } from 'zod';

/** Why a line of a file is not taken. `line` counts from 1, the heads being line 1; `value` is what stood there. */
const importProblemSchema = z.object({
  line: z.int(),
  column: z.string(),
  code: z.enum([
    'column-missing',
    'column-twice',
    'more-cells',
    'fewer-cells',
    'lone-quote',
    'missing',
    'not-a-day',
    'ambiguous-day',
    'not-a-number',
    'ambiguous-number',
    'not-yes-or-no',
    'not-a-choice',
    'too-long',
    'out-of-range',
    'before-reception',
    'email',
    'phone',
    'twice',
    'taken',
  ]),
  value: z.string(),
});

/** Why a line of a file is not taken. */
export type ImportProblem = Readonly<z.infer<typeof importProblemSchema>>;

const texts = z.array(z.string()).readonly();

/** What was read of a cell. */
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** What became, or would become, of a file. With problems nothing of it is taken. */
export const importReportSchema = z.object({
  /** The fields of the columns, by their names. */
  columns: texts,
  /** What was read of each row, in the order of the columns. */
  rows: z.array(z.array(cell).readonly()).readonly(),
  ignored: texts,
  problems: z.array(importProblemSchema.readonly()).readonly(),
  taken: z.int(),
});

/** What became, or would become, of a file. */
export type ImportReport = Readonly<z.infer<typeof importReportSchema>>;
