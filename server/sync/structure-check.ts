import * as decoding from 'lib0/decoding';
import * as Y from 'yjs';
import type { RootTypes } from '../../domain/documents/root-types.ts';
import type { Decoded } from './plain-item.ts';

/**
 * Structure check (SYN-50): whether Yjs applies an update exactly as it is decoded here. Of two
 * sections of one client, Yjs reads both and applies the last. A root type that an update only
 * names is created as soon as the update is read.
 */
export function hasValidStructure(
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
