import * as decoding from 'lib0/decoding';
import * as Y from 'yjs';
import type { RootTypes } from '../../domain/documents/root-types.ts';
import type { Decoded } from './plain-item.ts';

/**
 * SYN-50: whether an update is told to Yjs as it is read here. Of two stretches of one client Yjs applies the last and reads
 * both; and a root that an update only names is made when it is read, also where the document knows the rest already.
 */
export function isWellFormed(
  update: Uint8Array,
  { structs }: Decoded,
  { maps, texts }: RootTypes,
): boolean {
  const clients = new Set<number>();
  for (const struct of structs) {
    clients.add(struct.id.client);
    const parent: unknown = struct instanceof Y.Item ? struct.parent : null;
    if (typeof parent === 'string' && ![...maps, ...texts, 'meta'].includes(parent)) return false;
  }
  return decoding.readVarUint(decoding.createDecoder(update)) === clients.size;
}
