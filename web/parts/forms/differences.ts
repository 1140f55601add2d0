/** Names of a record's fields, in the order of its form. */
export type Labels<Fields> = Readonly<Record<Extract<keyof Fields, string>, string>>;

/** A field that must be chosen after a lost race, and who changed it since the record was read. */
export type Difference<Fields> = {
  readonly key: Extract<keyof Fields, string>;
  readonly changedBy: 'theirs' | 'mine' | 'both';
};

/** Whose value of each field is to be stored. */
export type Choices = Readonly<Partial<Record<string, 'theirs' | 'mine'>>>;

/** The fields in which two states of a record differ. A password is never read, and a revision is nobody's value. */
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

/** FRM-8: the fields in which what is stored now differs from what is typed here. */
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

/** FRM-8: a field that only one of the two changed is theirs; where both did, a person says. */
export const firstChoices = <Fields>(differences: readonly Difference<Fields>[]): Choices =>
  Object.fromEntries(
    differences.flatMap(({ key, changedBy }) => (changedBy === 'both' ? [] : [[key, changedBy]])),
  );

/** FRM-8: what is typed here with the chosen fields as they are stored now, at the stored revision. */
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
