import type { z } from 'zod';
import type { RegisterFields } from './register-field.ts';

type Schemas<Fields extends RegisterFields> = {
  readonly [Name in keyof Fields]: Fields[Name]['schema'];
};
type Blanks<Fields extends RegisterFields> = {
  readonly [Name in keyof Fields]: z.output<Fields[Name]['schema']>;
};

const each = (
  fields: RegisterFields,
  part: (field: RegisterFields[string]) => unknown,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, part(field)]));

/** The schema of each field, for a border. */
export const schemasOf = <Fields extends RegisterFields>(fields: Fields): Schemas<Fields> =>
  // The compiler does not see that a record keeps its keys through its entries.
  each(fields, ({ schema }) => schema) as Schemas<Fields>;

/** What stands in each field of a new record. */
export const blanksOf = <Fields extends RegisterFields>(fields: Fields): Blanks<Fields> =>
  each(fields, ({ blank }) => blank) as Blanks<Fields>;
