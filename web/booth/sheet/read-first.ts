/** Where a device keeps it; the browser's local storage. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'readFirst';

/** Keeps that its taster has read why a sheet is open again, so that a reload comes back to the sheet. */
export function keepRead(store: KeyValueStore, birth: string, at: string): void {
  try {
    store.setItem(KEY, `${birth} ${at}`);
  } catch {
    // Without room it is told once more.
  }
}

/** BTH-48: whether it was read on this device. */
export function wasRead(store: KeyValueStore, birth: string, at: string): boolean {
  try {
    return store.getItem(KEY) === `${birth} ${at}`;
  } catch {
    return false;
  }
}
