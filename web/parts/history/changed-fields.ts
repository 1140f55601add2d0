/** A field of a record: what it was and what it became, as text; blank where it was not there. */
export type ChangedField = {
  readonly field: string;
  readonly before: string;
  readonly after: string;
};

const UNSAID: readonly string[] = ['revision', 'id'];

/** AUD-4: what differs between two states of a record, field by field; nested fields by their path. */
export function changedFields(before: unknown, after: unknown): readonly ChangedField[] {
  const [was, is] = [flat(before), flat(after)];
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  return fields
    .filter((field) => was.get(field) !== is.get(field) && !UNSAID.includes(field))
    .map((field) => ({ field, before: was.get(field) ?? '', after: is.get(field) ?? '' }));
}

function flat(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined || value === '') return new Map();
  if (typeof value !== 'object') return new Map([[path, String(value)]]);
  // A list of plain values is one value; a list of records is told record by record.
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return new Map([[path, value.join(', ')]]);
  return new Map(
    Object.entries(value).flatMap(([key, member]) => [
      ...flat(member, path === '' ? key : `${path}.${key}`),
    ]),
  );
}
