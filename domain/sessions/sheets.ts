/** The profile sheets this program knows, the usual one first: that of COI/T.20/Doc. 15 for virgin olive oil; training adds notes. */
export const SHEETS = ['ioc-vo', 'training'] as const;

/** M-SHEET: whether a sheet has room for notes of what is perceived. */
export const hasNotes = (sheet: string): boolean => sheet === 'training';
