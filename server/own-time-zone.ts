/** ZON-2: the time zone of this machine, by its name in the IANA database. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
