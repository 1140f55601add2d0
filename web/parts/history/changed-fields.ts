/**
 * A field of a record in an audit entry, before and after the change, as text. Blank where the
 * field was missing.
 */
export type ChangedField = {
  /** The path of the field within the record: `verdicts.S-1.class`. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
};

/** Fields that are not shown: internal numbers and ids. */
const UNSAID: readonly string[] = ['revision', 'id', 'user', 'taster.id'];

/**
 * Fields of a nested record that are not shown: they repeat other fields, or are internal numbers.
 */
const UNSAID_WITHIN: readonly string[] = ['pairs', 'further', 'id'];

/** How many levels of nesting get a row of their own; what is deeper is joined into one line. */
const DEPTH = 2;

/**
 * The differences between two states of a record, field by field (AUD-4). Nested fields have a
 * path, lists are one value. `tell` formats a value; it knows the name that belongs to an id.
 */
export function changedFields(
  before: unknown,
  after: unknown,
  tell: (value: string | number | boolean) => string = String,
): readonly ChangedField[] {
  const [was, is] = [flat(before, '', tell), flat(after, '', tell)];
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  return fields
    .filter((field) => was.get(field) !== is.get(field) && !UNSAID.includes(field))
    .map((field) => ({ field, before: was.get(field) ?? '', after: is.get(field) ?? '' }));
}

type Tell = (value: string | number | boolean) => string;

function flat(value: unknown, path: string, tell: Tell): Map<string, string> {
  const isDeep = path.split('.').length >= DEPTH;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isDeep) {
    const text = asText(value, tell);
    return text === '' ? new Map() : new Map([[path, text]]);
  }
  return new Map(
    Object.entries(value).flatMap(([key, member]) => [
      ...flat(member, path === '' ? key : `${path}.${tell(key)}`, tell),
    ]),
  );
}

/** Formats a value as one line: the members of a list, or the fields of a record. */
function asText(value: unknown, tell: Tell): string {
  if (isNothing(value)) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return tell(value);
  if (Array.isArray(value)) return value.map((one) => asText(one, tell)).join(', ');
  return Object.entries(Object(value))
    .map(([key, one]) => (UNSAID_WITHIN.includes(key) ? '' : asText(one, tell)))
    .filter((text) => text !== '')
    .join(' · ');
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '';
