/** A file as its bytes come, wherever it lies. */
export type FileBytes = {
  /** Bytes; 0 where nobody knows. */
  readonly size: number;
  pieces(): AsyncIterable<Uint8Array>;
};

/** Bytes read between two reports of progress. */
const PIECE = 1 << 18;

/** A file that a person chose on a page. */
export const blobBytes = (file: Blob): FileBytes => ({
  size: file.size,
  async *pieces() {
    for (let at = 0; at < file.size; at += PIECE)
      yield new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
  },
});
