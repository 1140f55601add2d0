/** The key-value store of a device: the browser's local storage. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'readFirst';

/**
 * Stores that the taster has read why a sheet is re-opened, so that a reload returns to the sheet.
 */
export function keepRead(store: KeyValueStore, birth: string, at: string): void {
  try {
    store.setItem(KEY, `${birth} ${at}`);
  } catch {
    // Without storage quota the message is shown once more.
  }
}

/** Whether the message about the re-opening at `at` was read on this device (BTH-48). */
export function wasRead(store: KeyValueStore, birth: string, at: string): boolean {
  try {
    return store.getItem(KEY) === `${birth} ${at}`;
  } catch {
    return false;
  }
}
