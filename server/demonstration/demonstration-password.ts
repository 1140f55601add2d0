import { randomInt } from 'node:crypto';

const WORDS = [
  'Picual',
  'Hojiblanca',
  'Arbequina',
  'Cornicabra',
  'Coratina',
  'Frantoio',
  'Koroneiki',
];

/** Makes the password of the demonstration: easy to type, different on every installation, and as ACC-4 asks. */
export const demonstrationPassword = (): string =>
  `${WORDS[randomInt(WORDS.length)]}-${randomInt(100_000, 1_000_000)}!`;
