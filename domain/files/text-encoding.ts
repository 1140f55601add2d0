/** Why bytes cannot be decoded as text. */
export type EncodingFault = 'zero-byte' | 'not-utf-8' | 'not-utf-16';

/** A line end in bytes: where it begins, which one it is, and where the next line begins. */
type EndOfLine = {
  readonly at: number;
  readonly end: '\n' | '\r\n' | '\r';
  readonly after: number;
};

/** A text encoding: how the bytes of a file are decoded (exchange.md). */
export type TextEncoding = {
  /** Decodes the text of whole lines; null for invalid bytes, also for a zero byte. */
  decode(bytes: Uint8Array): string | null;
  /** Why bytes cannot be decoded. */
  faultOf(bytes: Uint8Array): EncodingFault;
  /**
   * The first line end from an offset on. A CR as the last byte is one only at the end of the file.
   */
  firstEnd(bytes: Uint8Array, from: number, isEnd: boolean): EndOfLine | null;
  /** The offset at which the unfinished last line begins. */
  lastEnd(bytes: Uint8Array): number;
  /** The offset of the bytes that need the next chunk: half a character of UTF-16, or a CR. */
  undecided(bytes: Uint8Array): number;
  /** Whether a text takes more bytes than `most`. */
  isLonger(text: string, most: number): boolean;
};

/**
 * Detects the encoding of a file and the length of its byte order mark; null while more bytes are
 * needed.
 */
export function encodingOf(
  bytes: Uint8Array,
  isEnd: boolean,
): { readonly encoding: TextEncoding; readonly mark: number } | null {
  const [first, second, third] = bytes;
  if (bytes.length < 3 && !isEnd) return null;
  if (first === 0xff && second === 0xfe) return { encoding: utf16('utf-16le', 0), mark: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: utf16('utf-16be', 1), mark: 2 };
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  return { encoding: encodingBy('utf-8', 1, 0), mark: isMarked ? 3 : 0 };
}

const utf16 = (label: 'utf-16le' | 'utf-16be', low: 0 | 1): TextEncoding =>
  encodingBy(label, 2, low);

const [LF, CR] = [0x0a, 0x0d];

/** Creates an encoding in units of one or two bytes; `low` is the offset of a unit's lower byte. */
function encodingBy(label: string, width: 1 | 2, low: 0 | 1): TextEncoding {
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true });
  const high = 1 - low;
  const is = (bytes: Uint8Array, at: number, unit: number): boolean =>
    bytes[at + low] === unit && (width === 1 || bytes[at + high] === 0);
  const whole = (bytes: Uint8Array): number => bytes.length - (bytes.length % width);

  function decode(bytes: Uint8Array): string | null {
    try {
      const text = decoder.decode(bytes);
      return text.includes('\0') ? null : text;
    } catch {
      return null;
    }
  }

  return {
    decode,
    faultOf(bytes) {
      if (width === 2) return 'not-utf-16';
      return bytes.includes(0) ? 'zero-byte' : 'not-utf-8';
    },
    firstEnd(bytes, from, isEnd) {
      for (let at = from; at + width <= bytes.length; at += width) {
        if (is(bytes, at, LF)) return { at, end: '\n', after: at + width };
        if (!is(bytes, at, CR)) continue;
        const after = at + width;
        if (is(bytes, after, LF)) return { at, end: '\r\n', after: after + width };
        return after + width <= bytes.length || isEnd ? { at, end: '\r', after } : null;
      }
      return null;
    },
    lastEnd(bytes) {
      for (let at = whole(bytes) - width; at >= 0; at -= width) {
        const isLast = at + 2 * width > bytes.length;
        if (is(bytes, at, LF) || (is(bytes, at, CR) && !isLast)) return at + width;
      }
      return 0;
    },
    undecided(bytes) {
      const to = whole(bytes);
      return to >= width && is(bytes, to - width, CR) ? to - width : to;
    },
    isLonger(text, most) {
      if (width === 2) return 2 * text.length > most;
      if (3 * text.length <= most) return false;
      return text.length > most || new TextEncoder().encode(text).length > most;
    },
  };
}
