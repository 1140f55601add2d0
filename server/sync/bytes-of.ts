import type { RawData } from 'ws';

/** The bytes of a WebSocket message, in whichever form the socket library delivers them. */
export function bytesOf(data: RawData): Uint8Array {
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  return Array.isArray(data) ? new Uint8Array(Buffer.concat(data)) : new Uint8Array(data);
}
