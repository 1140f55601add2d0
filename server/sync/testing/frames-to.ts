import type { HocuspocusProvider } from '@hocuspocus/provider';
import * as decoding from 'lib0/decoding';

/** Keeps what the server sends a device about one document: what each frame is for, and for which part of the protocol. */
export function framesTo(provider: HocuspocusProvider): readonly (readonly [number, number])[] {
  const frames: (readonly [number, number])[] = [];
  provider.on('message', ({ event }: { event: MessageEvent<ArrayBuffer> }) => {
    const decoder = decoding.createDecoder(new Uint8Array(event.data));
    decoding.readVarString(decoder);
    frames.push([decoding.readVarUint(decoder), decoding.readVarUint(decoder)]);
  });
  return frames;
}
