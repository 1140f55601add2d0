/** A web address begins with http:// or https:// and holds no space. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text);
