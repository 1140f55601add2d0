import { z } from 'zod';
import type { NumberRule } from '../fields/number-rule.ts';
import { numberSchema } from '../fields/number-schema.ts';
import * as schemas from '../fields/schemas.ts';
import * as columns from './column-readers.ts';

/** One field of a register, declared once: its border, what stands in a new record, and how a cell of a file is read. */
export type RegisterField<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  readonly blank: z.output<Schema>;
  readonly column: columns.ColumnReader;
};

/** The fields of a register by their names, in the order of its form. */
export type RegisterFields = Readonly<Record<string, RegisterField>>;

const LINE = 200;
const NOTE = 4_000;

/** One line of text. */
export const lineField = {
  schema: schemas.line,
  blank: '',
  column: columns.lineColumn(LINE),
  most: LINE,
};

/** A line that must not be blank. */
export const neededField = (most = LINE) => ({
  schema: schemas.name.max(most),
  blank: '',
  column: columns.lineColumn(most, true),
  most,
});

/** Text of several lines. */
export const noteField = {
  schema: schemas.text,
  blank: '',
  column: columns.textColumn(NOTE),
  most: NOTE,
};

/** A phone number, or none. */
export const phoneField = {
  schema: schemas.phone,
  blank: '',
  column: columns.phoneColumn,
  most: LINE,
};

/** An e-mail address, or none. */
export const emailField = {
  schema: schemas.email,
  blank: '',
  column: columns.emailColumn,
  most: LINE,
};

/** A day, or none. */
export const dayField = { schema: schemas.day, blank: null, column: columns.dayColumn };

/** A number within the bounds of its rule, or none; a form and a file read it alike (FRM-12). */
export const numberField = (rule: NumberRule) => ({
  schema: numberSchema(rule).nullable(),
  blank: null,
  column: columns.numberColumn(rule),
});

/** One of these words, or none. */
export const choiceField = <const Words extends readonly string[]>(words: Words) => ({
  schema: z.enum(words).nullable(),
  blank: null,
  column: columns.choiceColumn(words),
});

/** Yes or no. */
export const flagField = (blank: boolean) => ({
  schema: z.boolean(),
  blank,
  column: columns.flagColumn(blank),
});

/** The same field, where what a form leaves out stays as it was. */
export const leftOutStays = <Field extends RegisterField>(
  field: Field,
): Omit<Field, 'schema'> & { readonly schema: z.ZodExactOptional<Field['schema']> } => ({
  ...field,
  schema: z.exactOptional(field.schema),
});
