import fc from 'fast-check';
import { z } from 'zod';

/** The parts of JSON Schema that the input schemas of routes use. */
type Form = {
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly Form[] | undefined;
  readonly oneOf?: readonly Form[] | undefined;
  readonly properties?: Readonly<Record<string, Form>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: boolean | Form | undefined;
  readonly items?: Form | undefined;
  readonly format?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
};

const form: z.ZodType<Form> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(form).optional(),
    oneOf: z.array(form).optional(),
    properties: z.record(z.string(), form).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), form]).optional(),
    items: form.optional(),
    format: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
);

/**
 * Generates texts that name a record or provoke errors; `known` are the ids of existing records.
 */
const texts = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...known),
    fc.constantFrom(
      '',
      ' ',
      'a reason',
      'true',
      'ascending',
      '1',
      '-1',
      '1e9',
      'NaN',
      '%',
      '\\',
      "'",
    ),
    fc.constantFrom('2026-11-20', '0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '10:00'),
    fc.constantFrom('code\nX-1', 'hello\nworld', 'a@b.test', 'UTC', 'en', 'EVOO', 'x'.repeat(501)),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  );

const NUMBERS = [0, 1, -1, 0.5, 2 ** 31, 2 ** 53 - 1, -(2 ** 53), 1e308] as const;

/**
 * Generates values for an input schema, valid or nearly so (HTT-7). Patterns and refinements are
 * met only by chance.
 */
export function arbitraryOf(border: z.ZodType, known: readonly string[]): fc.Arbitrary<unknown> {
  return of(form.parse(z.toJSONSchema(border, { io: 'input', unrepresentable: 'any' })), known);
}

function of(one: Form, known: readonly string[]): fc.Arbitrary<unknown> {
  if (one.const !== undefined) return fc.constant(one.const);
  if (one.enum !== undefined) return fc.constantFrom(...one.enum);
  const several = one.anyOf ?? one.oneOf;
  if (several !== undefined) return fc.oneof(...several.map((other) => of(other, known)));
  if (typeof one.type === 'object')
    return fc.oneof(...one.type.map((type) => of({ ...one, type }, known)));
  switch (one.type) {
    case 'object':
      return objectOf(one, known);
    case 'array':
      return fc.array(of(one.items ?? {}, known), { maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.oneof(whole(one), fc.constantFrom(...NUMBERS));
    case 'number':
      return fc.oneof(whole(one), fc.constantFrom(...NUMBERS), fc.double({ noNaN: true }));
    default:
      return texts(known);
  }
}

const whole = ({ minimum = 0, maximum = 100 }: Form): fc.Arbitrary<number> => {
  const low = Math.max(Math.ceil(minimum), -1_000_000);
  return fc.integer({ min: low, max: Math.max(low, Math.min(Math.floor(maximum), 1_000_000)) });
};

function objectOf(one: Form, known: readonly string[]): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties: more } = one;
  if (properties === undefined)
    return typeof more === 'object'
      ? fc.dictionary(texts(known), of(more, known), { maxKeys: 3 })
      : fc.constant({});
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, of(part, known)])),
    { requiredKeys: [...required] },
  );
}
