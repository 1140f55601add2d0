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

/**
 * Generates the random password of the demonstration: easy to type, different on every
 * installation, and valid by ACC-4.
 */
export const demonstrationPassword = (): string =>
  `${WORDS[randomInt(WORDS.length)]}-${randomInt(100_000, 1_000_000)}!`;
