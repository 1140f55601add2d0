/** SET-3: why the first state of a panel’s settings is as it is. It is kept in the book as it stands here; screens say it in their language. */
export const FOUNDING_REASON = 'The panel was founded';
