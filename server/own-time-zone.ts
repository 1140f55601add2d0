/** The time zone of this machine, by its IANA name (ZON-2). */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
