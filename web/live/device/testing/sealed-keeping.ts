import { type Cipher, createCipher } from '../cipher.ts';
import { createDeviceDatabase, type DeviceDatabase, databaseOf } from '../device-database.ts';
import { deviceKeyOf } from './device-key-of.ts';

/** What a page of an account keeps its copies in. */
export function keepingOf(account: string): {
  readonly database: DeviceDatabase;
  readonly cipher: Cipher;
} {
  const cipher = createCipher(deviceKeyOf(account));
  if (cipher === null) throw new Error('a key');
  return { database: createDeviceDatabase(databaseOf(account)), cipher };
}
