import type { AttributeKey, DescriptorKey } from '../../../domain/words/attributes.ts';
import { capital } from './capital.ts';

/** The key of a name on the sheet: an attribute, or a descriptor of *other negative*. */
export type SheetName = AttributeKey | DescriptorKey;

/**
 * An attribute's name as a label of its own, for a form label, a cell, a heading or a file
 * (SHT-15). It starts with a capital and has spaces around slashes. It is the short name, except
 * for *other negative attributes*.
 */
export const sheetLabel = (
  key: SheetName,
  { of, short }: Readonly<Record<'of' | 'short', (key: SheetName) => string>>,
): string => capital((key === 'other' ? of(key) : short(key)).replaceAll('/', ' / '));
