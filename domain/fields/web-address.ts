/** Whether a text is a web address (URL): it begins with http:// or https:// and has no space. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text);
