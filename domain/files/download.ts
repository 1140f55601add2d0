import type { FileKind } from './file-kind.ts';

/** A file on its way to a device. It is shown by a page only where it is a picture of that page. */
export type Download = {
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
};
