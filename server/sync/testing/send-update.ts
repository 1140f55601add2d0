import * as encoding from 'lib0/encoding';
import type { LiveDocument } from './live-client.ts';

const SYNC = 0;
const UPDATE = 2;

/**
 * Sends an update of a document over a device's socket as it is, whatever the device's copy holds.
 */
export function sendUpdate({ provider }: LiveDocument, update: Uint8Array): void {
  const message = encoding.createEncoder();
  // The address of this page: under the plain name the message would wait for authorisation, and
  // nothing would validate it.
  encoding.writeVarString(message, provider.effectiveName);
  encoding.writeVarUint(message, SYNC);
  encoding.writeVarUint(message, UPDATE);
  encoding.writeVarUint8Array(message, update);
  provider.configuration.websocketProvider.send(encoding.toUint8Array(message));
}
