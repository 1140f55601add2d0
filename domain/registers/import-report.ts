import { z } from 'zod';

/**
 * Why a line of an imported file is refused. `line` counts from 1, the header being line 1; `value`
 * is the text of the cell.
 */
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

/** Why a line of an imported file is refused. */
export type ImportProblem = Readonly<z.infer<typeof importProblemSchema>>;

const texts = z.array(z.string()).readonly();

/** The parsed value of a cell. */
const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Response schema of an import or of its dry run. With any problem nothing is imported. */
export const importReportSchema = z.object({
  /** The field names of the columns. */
  columns: texts,
  /** The parsed values of each row, in the order of the columns. */
  rows: z.array(z.array(cell).readonly()).readonly(),
  ignored: texts,
  problems: z.array(importProblemSchema.readonly()).readonly(),
  taken: z.int(),
});

/** The result of an import, or of its dry run. */
export type ImportReport = Readonly<z.infer<typeof importReportSchema>>;
