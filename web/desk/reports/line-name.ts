import { isAttributeKey, isDescriptorKey } from '../../../domain/words/attributes.ts';
import type { SheetNames } from '../../parts/messages/attribute-names.tsx';

/** SHT-15: the name of a line or of a descriptor by its key; what is neither stands as it is. */
export const lineName = (key: string, names: SheetNames): string =>
  isAttributeKey(key) || isDescriptorKey(key) ? names.label(key) : key;
