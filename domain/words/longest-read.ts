/** The longest code that a taster may type as read on a glass, in characters (BTH-11). */
export const LONGEST_READ = 12;
