import type { RawData } from 'ws';

/** What came over a socket as bytes, in whichever form the socket hands it over. */
export function bytesOf(data: RawData): Uint8Array {
  if (data instanceof ArrayBuffer) return new Uint8Array(data);
  return Array.isArray(data) ? new Uint8Array(Buffer.concat(data)) : new Uint8Array(data);
}
