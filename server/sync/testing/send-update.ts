import * as encoding from 'lib0/encoding';
import type { LiveDocument } from './live-client.ts';

const SYNC = 0;
const UPDATE = 2;

/** Sends one update of a document over a device's socket as it is, whatever the device holds. */
export function sendUpdate({ provider }: LiveDocument, update: Uint8Array): void {
  const message = encoding.createEncoder();
  encoding.writeVarString(message, provider.configuration.name);
  encoding.writeVarUint(message, SYNC);
  encoding.writeVarUint(message, UPDATE);
  encoding.writeVarUint8Array(message, update);
  provider.configuration.websocketProvider.send(encoding.toUint8Array(message));
}
