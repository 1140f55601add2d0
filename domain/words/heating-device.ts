/**
 * Whether a text is the number of a heating device, as written next to the place of the glass
 * (EVA-11). It has one to three digits, not all 0. Only typing is validated: other texts that were
 * stored earlier are not refused at the seal.
 */
export const isHeatingDevice = (text: string): boolean => /^(?!0+$)\d{1,3}$/.test(text.trim());
