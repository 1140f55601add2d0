/** The profile sheets this program knows, the usual one first: that of COI/T.20/Doc. 15 for virgin olive oil. */
export const SHEETS = ['ioc-vo'] as const;
