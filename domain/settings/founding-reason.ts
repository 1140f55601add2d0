/**
 * The stored reason of the first entry of a panel’s settings history; screens translate it (SET-3).
 */
export const FOUNDING_REASON = 'The panel was founded';
