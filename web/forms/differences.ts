import type { Difference } from './conflict-note.tsx';

/** The fields in which two versions of a record differ, in words. */
export function differencesOf<Fields extends object>(
  theirs: Fields,
  mine: Fields,
  labels: Readonly<Record<Extract<keyof Fields, string>, string>>,
  wordsOf: (value: unknown) => string,
): readonly Difference[] {
  const keys = Object.keys(labels) as Extract<keyof Fields, string>[];
  return keys
    .filter((key) => key !== 'revision' && key !== 'password' && theirs[key] !== mine[key])
    .map((key) => ({ label: labels[key], theirs: wordsOf(theirs[key]), mine: wordsOf(mine[key]) }));
}
