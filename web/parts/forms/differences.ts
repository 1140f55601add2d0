/** Labels of a record's fields, in the order of its form. */
export type Labels<Fields> = Readonly<Record<Extract<keyof Fields, string>, string>>;

/**
 * A field that differs between the stored and the edited record, and who changed it since the
 * record was read.
 */
export type Difference<Fields> = {
  readonly key: Extract<keyof Fields, string>;
  readonly changedBy: 'theirs' | 'mine' | 'both';
};

/** For each field, whose value is to be stored. */
export type Choices = Readonly<Partial<Record<string, 'theirs' | 'mine'>>>;

/**
 * The fields in which two states of a record differ. Passwords and revision numbers are left out.
 */
export function changedFields<Fields extends object>(
  before: Fields,
  after: Fields,
  labels: Labels<Fields>,
): readonly Extract<keyof Fields, string>[] {
  const keys = Object.keys(labels) as Extract<keyof Fields, string>[];
  return keys.filter(
    (key) => key !== 'revision' && key !== 'password' && !isSame(before[key], after[key]),
  );
}

/**
 * Three-way comparison for a conflict: the fields in which the stored record differs from the
 * edited one (FRM-8).
 */
export function differencesOf<Fields extends object>(
  states: { readonly start: Fields; readonly theirs: Fields; readonly mine: Fields },
  labels: Labels<Fields>,
): readonly Difference<Fields>[] {
  const { start, theirs, mine } = states;
  return changedFields(theirs, mine, labels).map((key) => {
    if (isSame(start[key], mine[key])) return { key, changedBy: 'theirs' };
    return { key, changedBy: isSame(start[key], theirs[key]) ? 'mine' : 'both' };
  });
}

/**
 * Default choices of a conflict: a field that only one side changed keeps the change (FRM-8). A
 * field that both sides changed has no default; the user decides.
 */
export const firstChoices = <Fields>(differences: readonly Difference<Fields>[]): Choices =>
  Object.fromEntries(
    differences.flatMap(({ key, changedBy }) => (changedBy === 'both' ? [] : [[key, changedBy]])),
  );

/**
 * Merges a conflict: the edited fields, the stored values that the user chose, and the stored
 * revision number (FRM-8).
 */
export function chosenFields<Fields extends object>(
  theirs: Fields,
  mine: Fields,
  choices: Choices,
): Fields {
  const taken = Object.entries(theirs).filter(
    ([key]) => key === 'revision' || choices[key] === 'theirs',
  );
  return { ...mine, ...Object.fromEntries(taken) };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
