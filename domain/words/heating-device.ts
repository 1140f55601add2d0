/**
 * EVA-11: whether a text is the number of a heating device: one to three digits that are not all 0, as it is written beside the
 * place of the glass. Asked where it is typed; what was kept of other texts before is not refused at the seal.
 */
export const isHeatingDevice = (text: string): boolean => /^(?!0+$)\d{1,3}$/.test(text.trim());
