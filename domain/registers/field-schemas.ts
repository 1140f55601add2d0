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

/** The input schema of each field of a register. */
export const schemasOf = <Fields extends RegisterFields>(fields: Fields): Schemas<Fields> =>
  // TypeScript cannot infer that a record mapped through its entries has the same keys.
  each(fields, ({ schema }) => schema) as Schemas<Fields>;

/** The blank value of each field of a new record. */
export const blanksOf = <Fields extends RegisterFields>(fields: Fields): Blanks<Fields> =>
  each(fields, ({ blank }) => blank) as Blanks<Fields>;
