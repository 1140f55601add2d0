/** Tells the name of a time zone of the IANA database, as this machine knows them, from any other text. */
export function isTimeZone(value: string): boolean {
  // An offset has no summer: no panel is at one.
  if (!/^[A-Za-z]/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** ZON-3: the time zones to choose from, in order; one that is kept by another name of the same stands among them. */
export const timeZonesWith = (kept: string): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', kept])].toSorted();
