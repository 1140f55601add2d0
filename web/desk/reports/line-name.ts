import { isAttributeKey, isDescriptorKey } from '../../../domain/words/attributes.ts';
import type { SheetNames } from '../../parts/messages/attribute-names.tsx';

/** Returns the name of a line or of a descriptor by key; an unknown key stays as it is (SHT-15). */
export const lineName = (key: string, names: SheetNames): string =>
  isAttributeKey(key) || isDescriptorKey(key) ? names.label(key) : key;
