/** Longer than any name of a field, in UTF-16 units. */
const LONGEST = 200;

/** BLI-4: reads the presence of somebody at the desk: the place of the screen where they are; null for anything else. */
export const parseDeskPresence = (told: unknown): string | null =>
  typeof told === 'string' && told.length <= LONGEST ? told : null;
