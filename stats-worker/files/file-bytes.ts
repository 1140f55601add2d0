/** A file as a stream of bytes, from a disk, a page or a zip. */
export type FileBytes = {
  /** Bytes; 0 where the size is unknown. */
  readonly size: number;
  pieces(): AsyncIterable<Uint8Array>;
};

/** Bytes that are read between two reports of progress. */
const PIECE = 1 << 18;

/** The bytes of a file that a person selected on a page. */
export const blobBytes = (file: Blob): FileBytes => ({
  size: file.size,
  async *pieces() {
    for (let at = 0; at < file.size; at += PIECE)
      yield new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
  },
});
