/** Finds the rule ids on a page of the specification: each is a list item with its id in bold. */
export const writtenIn = (page: string): readonly string[] =>
  [...page.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\* /gm)].map(([, rule = '']) => rule);

/**
 * Words that look like a rule id and are none: encodings, digests, licences, the codes of samples
 * and files in tests.
 */
const NO_RULES: ReadonlySet<string> = new Set([
  'SHA-256',
  'UTF-8',
  'UTF-16',
  'ISO-8601',
  'LAB-7',
  'PDF-1',
  'BSD-2',
  'BSD-3',
  'BSL-1',
  'MIT-0',
  'OFL-1',
]);

/** Finds the rule ids that a file cites, in its titles or comments. */
export const citedIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\b[A-Z]{3}-\d+\b/g)]
      .map(([rule]) => rule)
      .filter((rule) => !NO_RULES.has(rule)),
  ),
];
