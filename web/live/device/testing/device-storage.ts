import { type Cipher, createCipher } from '../cipher.ts';
import { createDeviceDatabase, type DeviceDatabase, databaseOf } from '../device-database.ts';
import { deviceKeyOf } from './device-key-of.ts';

/** The device database and the cipher of an account of a test. */
export function deviceStorageOf(account: string): {
  readonly database: DeviceDatabase;
  readonly cipher: Cipher;
} {
  const cipher = createCipher(deviceKeyOf(account));
  if (cipher === null) throw new Error('a key');
  return { database: createDeviceDatabase(databaseOf(account)), cipher };
}
