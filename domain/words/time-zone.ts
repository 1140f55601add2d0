/** Tells the name of a time zone of the IANA database, as this machine knows them, from any other text. */
export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
