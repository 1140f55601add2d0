import * as Y from 'yjs';
import { spotsOf } from './spots.ts';

/** A value that an update writes: under which key of which root map. */
export type FreshValue = { readonly map: string; readonly key: string; readonly value: unknown };

/**
 * EVA-6: what an update writes into the maps of a document beyond what the document knows, in the order it was written.
 * To apply it would not tell: of two values written at once under one key the document keeps one, and the other is gone.
 */
export function freshValues(doc: Y.Doc, update: Uint8Array): readonly FreshValue[] {
  const fresh = Y.decodeUpdate(update).structs.filter(
    (struct): struct is Y.Item =>
      struct instanceof Y.Item &&
      struct.id.clock + struct.length > Y.getState(doc.store, struct.id.client),
  );
  const names = new Map<unknown, string>([...doc.share].map(([name, type]) => [type, name]));
  const spots = spotsOf(doc, fresh);
  return fresh.flatMap(({ content }, at) => {
    const { parent = null, key = null } = spots[at] ?? {};
    const map = typeof parent === 'string' ? parent : names.get(parent);
    const value: unknown = content.getContent().at(-1);
    return map === undefined || key === null || content instanceof Y.ContentDeleted
      ? []
      : [{ map, key, value }];
  });
}
