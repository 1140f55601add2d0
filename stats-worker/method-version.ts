/** The version of the method that every stored result names; it changes whenever a figure could (M-RECORD). */
export const METHOD_VERSION = 'verdial-method-1';
