/** The time zone of this device, by its name in the IANA database. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
