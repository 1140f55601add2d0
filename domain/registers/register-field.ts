import { z } from 'zod';
import type { NumberRule } from '../fields/number-rule.ts';
import { numberSchema } from '../fields/number-schema.ts';
import * as schemas from '../fields/schemas.ts';
import * as columns from './column-readers.ts';

/**
 * The declaration of one field of a register: its input schema, its blank value, and the parser of
 * its column in an imported file.
 */
export type RegisterField<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  readonly blank: z.output<Schema>;
  readonly column: columns.ColumnReader;
};

/** The fields of a register by name, in the order of its form. */
export type RegisterFields = Readonly<Record<string, RegisterField>>;

const LINE = 200;
const NOTE = 4_000;

/** A field with one line of text. */
export const lineField = {
  schema: schemas.line,
  blank: '',
  column: columns.lineColumn(LINE),
  most: LINE,
};

/** A required field with one line of text. */
export const neededField = (most = LINE) => ({
  schema: schemas.name.max(most),
  blank: '',
  column: columns.lineColumn(most, true),
  most,
});

/** A field with a text of several lines. */
export const noteField = {
  schema: schemas.text,
  blank: '',
  column: columns.textColumn(NOTE),
  most: NOTE,
};

/** An optional phone number. */
export const phoneField = {
  schema: schemas.phone,
  blank: '',
  column: columns.phoneColumn,
  most: LINE,
};

/** An optional e-mail address. */
export const emailField = {
  schema: schemas.email,
  blank: '',
  column: columns.emailColumn,
  most: LINE,
};

/** An optional date. */
export const dayField = { schema: schemas.day, blank: null, column: columns.dayColumn };

/** An optional number within the bounds of its rule; a form and a file parse it alike (FRM-12). */
export const numberField = (rule: NumberRule) => ({
  schema: numberSchema(rule).nullable(),
  blank: null,
  column: columns.numberColumn(rule),
});

/** An optional choice from a list of words. */
export const choiceField = <const Words extends readonly string[]>(words: Words) => ({
  schema: z.enum(words).nullable(),
  blank: null,
  column: columns.choiceColumn(words),
});

/** A yes-or-no field; `blank` is its value in a new record. */
export const flagField = (blank: boolean) => ({
  schema: z.boolean(),
  blank,
  column: columns.flagColumn(blank),
});

/** The same field as optional in a form: a field that is left out keeps its value. */
export const leftOutStays = <Field extends RegisterField>(
  field: Field,
): Omit<Field, 'schema'> & { readonly schema: z.ZodExactOptional<Field['schema']> } => ({
  ...field,
  schema: z.exactOptional(field.schema),
});
