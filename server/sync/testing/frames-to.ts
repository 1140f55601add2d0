import type { HocuspocusProvider } from '@hocuspocus/provider';
import * as decoding from 'lib0/decoding';

/**
 * Collects the frames that the server sends a device about one document: message type and sync
 * message type of each.
 */
export function framesTo(provider: HocuspocusProvider): readonly (readonly [number, number])[] {
  const frames: (readonly [number, number])[] = [];
  provider.on('message', ({ event }: { event: MessageEvent<ArrayBuffer> }) => {
    const decoder = decoding.createDecoder(new Uint8Array(event.data));
    decoding.readVarString(decoder);
    frames.push([decoding.readVarUint(decoder), decoding.readVarUint(decoder)]);
  });
  return frames;
}
