/** Why bytes are no text. */
export type EncodingFault = 'zero-byte' | 'not-utf-8' | 'not-utf-16';

/** Where a line ends: before which byte, what ends it, and where the next begins. */
type EndOfLine = {
  readonly at: number;
  readonly end: '\n' | '\r\n' | '\r';
  readonly after: number;
};

/** How the bytes of a file are its text (exchange.md). */
export type TextEncoding = {
  /** The text of whole lines; null where the bytes are none, a zero among them. */
  decode(bytes: Uint8Array): string | null;
  /** What is wrong with bytes that are no text. */
  faultOf(bytes: Uint8Array): EncodingFault;
  /** The first line end from a place on. A CR as the last of all is one only where nothing follows. */
  firstEnd(bytes: Uint8Array, from: number, isEnd: boolean): EndOfLine | null;
  /** Where the line begins that nothing ends yet. */
  lastEnd(bytes: Uint8Array): number;
  /** Where the bytes begin that mean something only with those to come: half a letter of UTF-16, or a CR. */
  undecided(bytes: Uint8Array): number;
  /** Whether a text takes more bytes than that. */
  isLonger(text: string, most: number): boolean;
};

/** The encoding that a file begins with, and the length of its byte order mark; null while that cannot be told. */
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

/** An encoding in units of one or two bytes; `low` is the place of a unit's lower byte. */
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
