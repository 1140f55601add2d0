/** Longer than any name of a field, in UTF-16 units. */
const LONGEST = 200;

/** BLI-4: reads the place of the screen that somebody at the desk is in; null for anything that is none. */
export const parsePlace = (told: unknown): string | null =>
  typeof told === 'string' && told.length <= LONGEST ? told : null;
