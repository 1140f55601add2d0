import { z } from 'zod';

/**
 * The frame kinds of the stream in which a backup (export of one panel) is sent (BAK-21). A frame
 * is a kind, a length and a content. So progress and file share one stream, and a file that was cut
 * off lacks its `end` frame.
 */
const KINDS = { told: 1, piece: 2, end: 3, failed: 4 } as const;
const HEAD = 5;

/** The progress of a backup: rows written of how many, and the table of the last rows. */
export const progressSchema = z.object({ table: z.string(), rows: z.int(), of: z.int() });

/** The progress of a backup. */
export type BackupProgress = Readonly<z.infer<typeof progressSchema>>;

/**
 * A frame of the stream in which a backup is sent. `end` has the length of the whole file in bytes.
 */
export type BackupFrame =
  | { readonly kind: 'told'; readonly progress: BackupProgress }
  | { readonly kind: 'piece'; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly length: number }
  | { readonly kind: 'failed' };

/** Encodes a frame of the backup stream (BAK-21). */
export function writeFrame(frame: BackupFrame): Uint8Array {
  const content = contentOf(frame);
  const bytes = new Uint8Array(HEAD + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, KINDS[frame.kind]);
  view.setUint32(1, content.length);
  bytes.set(content, HEAD);
  return bytes;
}

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

function contentOf(frame: BackupFrame): Uint8Array {
  switch (frame.kind) {
    case 'told':
      return json(frame.progress);
    case 'piece':
      return frame.bytes;
    case 'end':
      return json(frame.length);
    case 'failed':
      return new Uint8Array();
  }
}

/**
 * Creates a decoder of the backup stream, fed with chunks of any size; it throws on an unknown
 * frame (BAK-21).
 */
export function createFrameReader(): (piece: Uint8Array) => readonly BackupFrame[] {
  let rest = new Uint8Array();
  return (piece) => {
    const bytes = new Uint8Array(rest.length + piece.length);
    bytes.set(rest);
    bytes.set(piece, rest.length);
    const view = new DataView(bytes.buffer);
    const frames: BackupFrame[] = [];
    let at = 0;
    while (bytes.length - at >= HEAD) {
      const end = at + HEAD + view.getUint32(at + 1);
      if (end > bytes.length) break;
      frames.push(readFrame(view.getUint8(at), bytes.slice(at + HEAD, end)));
      at = end;
    }
    rest = bytes.slice(at);
    return frames;
  };
}

function readFrame(kind: number, content: Uint8Array): BackupFrame {
  const text = (): unknown => JSON.parse(new TextDecoder().decode(content));
  switch (kind) {
    case KINDS.told:
      return { kind: 'told', progress: progressSchema.parse(text()) };
    case KINDS.piece:
      return { kind: 'piece', bytes: content };
    case KINDS.end:
      return { kind: 'end', length: z.int().parse(text()) };
    case KINDS.failed:
      return { kind: 'failed' };
    default:
      throw new Error(`${kind} is no kind of frame`);
  }
}
