import * as Y from 'yjs';
import type { DocumentSchema } from '../../domain/documents/document-schema.ts';
import { isEntryOf } from '../../domain/documents/is-entry-of.ts';
import type { WrittenValue } from '../../domain/rights/desk-writes.ts';
import { currentValues } from './causal-order.ts';
import { createDryRuns } from './dry-run.ts';
import { type ItemLocation, locationsOf } from './item-location.ts';
import { type Decoded, plainItems } from './plain-item.ts';
import { passesFullPositionCheck, passesQuickPositionCheck } from './position-check.ts';
import type { ReceivedUpdate } from './remove-known-part.ts';
import { passesQuickValueLossCheck } from './value-loss-check.ts';

/**
 * Creates the validation of updates by their result (SYN-50). After an update in causal order, the
 * document must fit its schema, and every key that had a value must still have one. Quick checks
 * decide for nearly all updates of devices; the others get a dry run.
 */
export function createResultJudge() {
  const dryRuns = createDryRuns();
  return {
    /**
     * Whether the resulting document is valid. The update must hold nothing that the document knows
     * already.
     */
    allows(
      doc: Y.Doc,
      schema: DocumentSchema<unknown>,
      { update, parts }: ReceivedUpdate,
    ): boolean {
      const fresh = plainItems(doc, parts);
      if (fresh === null) return false;
      const locations = locationsOf(doc, fresh);
      if (!fresh.every((item, at) => fitsSchema(doc, schema, item, locations[at] ?? NOWHERE)))
        return false;
      if (
        passesQuickValueLossCheck(doc, fresh, locations, parts) &&
        passesQuickPositionCheck(doc, fresh, locations)
      )
        return true;
      const keys = touchedKeys(doc, locations, parts);
      const letters = fresh.filter((_, at) => locations[at]?.key === null);
      return dryRuns.holds(
        doc,
        update,
        (copy) => keys.every((key) => isThere(copy, key)) && passesFullPositionCheck(copy, letters),
      );
    },
  };
}

const NOWHERE: ItemLocation = { parent: null, key: null };

/**
 * The values that an update writes, with those that others hide (SEC-85). A value that was deleted
 * since is undefined.
 */
export function writtenValues(doc: Y.Doc, { parts }: ReceivedUpdate): readonly WrittenValue[] {
  const fresh = plainItems(doc, parts) ?? [];
  return locationsOf(doc, fresh).map(({ parent, key }, at) => {
    const content = fresh[at]?.content;
    const value: unknown = content instanceof Y.ContentAny ? content.arr[0] : undefined;
    return { root: rootOf(doc, parent), key, value };
  });
}

/** A key of a root map. */
type Key = { readonly map: string; readonly key: string };

/** The keys that an update writes to or deletes from. */
function touchedKeys(
  doc: Y.Doc,
  locations: readonly ItemLocation[],
  { ds }: Decoded,
): readonly Key[] {
  const names = new Map<unknown, string>([...doc.share].map(([name, type]) => [type, name]));
  const taken = [...ds.clients].flatMap(([client, ranges]) =>
    ranges.flatMap(({ clock, len }) => currentValues(doc, client, clock, len)),
  );
  return [
    ...locations,
    ...taken.map(({ parent, parentSub }) => ({ parent, key: parentSub })),
  ].flatMap(({ parent, key }) => {
    const map = typeof parent === 'string' ? parent : names.get(parent);
    return map === undefined || key === null ? [] : [{ map, key }];
  });
}

/** Whether a key has a value. */
function isThere(copy: Y.Doc, { map, key }: Key): boolean {
  const item = copy.share.get(map)?._map.get(key);
  return item !== undefined && !item.deleted && item.content instanceof Y.ContentAny;
}

/**
 * Schema check (SYN-50): whether a new item is valid where it is written. It must be an allowed
 * value under its key of a root map, or characters in a root text. Of two concurrent values a map
 * shows one and keeps the other: both are checked. Maps are only appended to, so the value that a
 * map shows was always checked.
 */
function fitsSchema(
  doc: Y.Doc,
  schema: DocumentSchema<unknown>,
  { content, rightOrigin }: Y.Item,
  { parent, key }: ItemLocation,
): boolean {
  const root = rootOf(doc, parent);
  if (key === null) return schema.texts.includes(root) && !(content instanceof Y.ContentAny);
  if (!schema.maps.includes(root) || rightOrigin !== null) return false;
  if (content instanceof Y.ContentDeleted) return true;
  return content instanceof Y.ContentAny && isEntryOf(schema, root, key, content.arr[0]);
}

/** The name of a root type, or an empty text for anything else. */
function rootOf(doc: Y.Doc, parent: unknown): string {
  if (typeof parent === 'string') return parent;
  for (const [name, type] of doc.share) if (type === parent) return name;
  return '';
}
