import type { Api } from '../../../domain/api/api.ts';
import { createCipher } from '../../live/device/cipher.ts';

/** A taster's own list as the server returns it. */
export type OwnEvaluations = Api['GET /api/evaluations']['answer'];

/** The key-value store of a device: the browser's local storage. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'evaluations';

/**
 * Stores the first page of an account's own list on this device, encrypted, so that it can be read
 * without a network.
 */
export function storeEvaluations(
  store: KeyValueStore,
  deviceKey: string,
  list: OwnEvaluations,
): void {
  try {
    const sealed = createCipher(deviceKey)?.seal(
      new TextEncoder().encode(JSON.stringify(list)),
      KEY,
    );
    if (sealed !== undefined) store.setItem(KEY, btoa(String.fromCharCode(...sealed)));
  } catch {
    // Without storage quota the list is shown only while the server can be reached.
  }
}

/**
 * Decrypts the list that this device stored for the account of the key; null if there is none or it
 * cannot be read.
 */
export function storedEvaluations(store: KeyValueStore, deviceKey: string): OwnEvaluations | null {
  try {
    const sealed = Uint8Array.from(atob(store.getItem(KEY) ?? ''), (char) => char.charCodeAt(0));
    const plain = createCipher(deviceKey)?.open(sealed, KEY);
    const list: unknown = plain ? JSON.parse(new TextDecoder().decode(plain)) : null;
    return isList(list) ? list : null;
  } catch {
    return null;
  }
}

function isList(value: unknown): value is OwnEvaluations {
  if (typeof value !== 'object' || value === null) return false;
  const { open, performed, besidePanel } = value as Record<string, unknown>;
  if (typeof performed !== 'object' || performed === null) return false;
  return (
    Array.isArray(open) &&
    Array.isArray(besidePanel) &&
    'rows' in performed &&
    Array.isArray(performed.rows)
  );
}
