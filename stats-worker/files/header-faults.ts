/** What is wrong with the head of a file: a required column that is missing, or a known one that is there twice. */
export const headerFaults = (
  names: readonly string[],
  known: readonly string[],
  required: readonly string[],
): readonly string[] => [
  ...required
    .filter((column) => !names.includes(column))
    .map((column) => `column ${column} is missing`),
  ...known
    .filter((column) => names.indexOf(column) !== names.lastIndexOf(column))
    .map((column) => `column ${column} is there twice`),
];
