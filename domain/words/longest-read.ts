/** BTH-11: how long a code may be that a taster types as read on a glass. */
export const LONGEST_READ = 12;
