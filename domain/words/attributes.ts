/** The negative attributes of the IOC sheet, in the sheet's order (M-SHEET). */
export const NEGATIVE_KEYS = ['fusty', 'musty', 'winey', 'frostbitten', 'rancid', 'other'] as const;

/** The positive attributes of the IOC sheet, in the sheet's order (M-SHEET). */
export const POSITIVE_KEYS = ['fruity', 'bitter', 'pungent'] as const;

/** Every line of the IOC sheet, in the sheet's order (M-SHEET). */
export const ATTRIBUTE_KEYS = [...NEGATIVE_KEYS, ...POSITIVE_KEYS] as const;

/** The descriptors that may be named when *other negative* is above zero (M-SHEET). */
export const DESCRIPTOR_KEYS = [
  'heated',
  'hay',
  'rough',
  'greasy',
  'vegetable-water',
  'brine',
  'metallic',
  'esparto',
  'grubby',
  'cucumber',
] as const;

/** The kind of fruity, mandatory when fruity is above zero (M-SHEET). */
export const FRUITY_KINDS = ['green', 'ripe'] as const;

/** A negative attribute of the IOC sheet. */
export type NegativeKey = (typeof NEGATIVE_KEYS)[number];
/** A line of the IOC sheet: a negative or a positive attribute. */
export type AttributeKey = (typeof ATTRIBUTE_KEYS)[number];
/** A descriptor of *other negative*. */
export type DescriptorKey = (typeof DESCRIPTOR_KEYS)[number];
/** A kind of fruity: green or ripe. */
export type FruityKind = (typeof FRUITY_KINDS)[number];

/**
 * A defect as results name it: a line of the sheet other than *other*, or one of its descriptors
 * (M-DEFECT).
 */
export type DefectKey = Exclude<NegativeKey, 'other'> | DescriptorKey;

const includes = (keys: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && keys.includes(value);

/** Type guard for a line of the sheet. */
export const isAttributeKey = (value: unknown): value is AttributeKey =>
  includes(ATTRIBUTE_KEYS, value);

/** Type guard for a descriptor of *other negative*. */
export const isDescriptorKey = (value: unknown): value is DescriptorKey =>
  includes(DESCRIPTOR_KEYS, value);

/** Type guard for a kind of fruity: green or ripe. */
export const isFruityKind = (value: unknown): value is FruityKind => includes(FRUITY_KINDS, value);
