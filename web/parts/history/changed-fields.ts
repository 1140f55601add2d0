/** A field of a record: what it was and what it became, as text; blank where it was not there. */
export type ChangedField = {
  /** The name of the field, and where it lies within the record: `verdicts.S-1.class`. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
};

const UNSAID: readonly string[] = ['revision', 'id', 'user', 'taster.id'];

/** What of a record within a record would say again what is told of it elsewhere, or is a number that nobody knows. */
const UNSAID_WITHIN: readonly string[] = ['pairs', 'further', 'id'];

/** How deep a field is told by itself; what lies deeper is told in a line. */
const DEPTH = 2;

/**
 * AUD-4: what differs between two states of a record, field by field; nested fields by their path, lists as one value. What
 * stands in a field is written by `tell`, which knows whom an id names.
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

/** A value in a line: of a list its members, of a record what it holds. */
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
