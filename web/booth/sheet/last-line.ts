import { type AttributeKey, isAttributeKey } from '../../../domain/words/attributes.ts';

/** Where a device keeps the line last answered; the browser's local storage. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'lastLine';

/** Keeps which line of which sheet was answered last, so that a reload comes back to it. */
export function keepLastLine(store: KeyValueStore, birth: string, attribute: AttributeKey): void {
  try {
    store.setItem(KEY, `${birth} ${attribute}`);
  } catch {
    // Without room the sheet comes back at its heading.
  }
}

/** BTH-13: the line last answered on a sheet by this device, or null. */
export function lastLine(store: KeyValueStore, birth: string): AttributeKey | null {
  try {
    const [sheet, attribute] = (store.getItem(KEY) ?? '').split(' ');
    return sheet === birth && isAttributeKey(attribute) ? attribute : null;
  } catch {
    return null;
  }
}
