import { type AttributeKey, isAttributeKey } from '../../../domain/words/attributes.ts';

/** The key-value store of a device: the browser's local storage. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'lastLine';

/** Stores which line of which sheet was answered last, so that a reload returns to it. */
export function keepLastLine(store: KeyValueStore, birth: string, attribute: AttributeKey): void {
  try {
    store.setItem(KEY, `${birth} ${attribute}`);
  } catch {
    // Without storage quota a reload returns to the heading of the sheet.
  }
}

/** The line of a sheet that was answered last on this device, or null (BTH-13). */
export function lastLine(store: KeyValueStore, birth: string): AttributeKey | null {
  try {
    const [sheet, attribute] = (store.getItem(KEY) ?? '').split(' ');
    return sheet === birth && isAttributeKey(attribute) ? attribute : null;
  } catch {
    return null;
  }
}
