/** The longest name of a location on the screen, in UTF-16 units: longer than that of any field. */
const LONGEST = 200;

/**
 * Parses the presence (awareness state) of a person at the desk: the location on the screen where
 * they are; null for anything else (BLI-4).
 */
export const parseDeskPresence = (told: unknown): string | null =>
  typeof told === 'string' && told.length <= LONGEST ? told : null;
