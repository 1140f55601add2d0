import type { AttributeKey, DescriptorKey } from '../../../domain/words/attributes.ts';
import { capital } from './capital.ts';

/** A name of the sheet: a line, or a descriptor of *other negative*. */
export type SheetName = AttributeKey | DescriptorKey;

/**
 * SHT-15: how a name of the sheet is set that stands by itself, in a label, a cell, a heading or a file: begun with a
 * capital, its slashes with air, short but for *other negative attributes*.
 */
export const sheetLabel = (
  key: SheetName,
  { of, short }: Readonly<Record<'of' | 'short', (key: SheetName) => string>>,
): string => capital((key === 'other' ? of(key) : short(key)).replaceAll('/', ' / '));
