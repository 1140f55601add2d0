/**
 * Whether a text is the name of a time zone of the IANA database, as far as this machine knows
 * them.
 */
export function isTimeZone(value: string): boolean {
  // A fixed offset has no daylight saving time: no panel uses one.
  if (!/^[A-Za-z]/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/**
 * The time zones to choose from, sorted; the stored one is among them also under an alias (ZON-3).
 */
export const timeZonesWith = (kept: string): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', kept])].toSorted();
