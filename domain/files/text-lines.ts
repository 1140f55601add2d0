import { type EncodingFault, encodingOf, type TextEncoding } from './text-encoding.ts';

/**
 * The longest accepted line, in bytes: no row of these files is near it, and a longer line would
 * fill the memory.
 */
export const LONGEST_LINE = 64 * 1024;

/** The line end of a line; empty for the last line of some files. */
export type LineEnd = '\n' | '\r\n' | '\r' | '';

/** Why a line is refused: its bytes cannot be decoded, or there are too many. */
export type TextFault = EncodingFault | 'line-too-long';

/** The callback for each line; a line with a fault has no text. */
export type TakeLine = (text: string, end: LineEnd, fault: TextFault | null) => void;

/** A streaming line splitter: it takes the bytes of a file in chunks of any size. */
export type TextLines = {
  push(piece: Uint8Array): void;
  /** Ends the file, and emits a last line without a line end. */
  end(): void;
};

/**
 * Creates a streaming line splitter (exchange.md): lines end with LF, CRLF or CR; UTF-8, or UTF-16
 * by its byte order mark. It holds at most one chunk and one line in memory, however long the file
 * is.
 */
export function createTextLines(take: TakeLine): TextLines {
  let encoding: TextEncoding | null = null;
  let rest: Uint8Array = new Uint8Array();
  let isPassing = false;

  /**
   * The next bytes, after the unfinished line, without the byte order mark; null while the encoding
   * is unknown.
   */
  function read(piece: Uint8Array, isEnd: boolean): readonly [TextEncoding, Uint8Array] | null {
    const bytes = joined(rest, piece);
    if (encoding !== null) return [encoding, bytes];
    const found = encodingOf(bytes, isEnd);
    if (found === null) {
      rest = bytes;
      return null;
    }
    encoding = found.encoding;
    return [encoding, bytes.subarray(found.mark)];
  }

  /** Skips the rest of a line that is too long; returns the bytes after it. */
  function pass(of: TextEncoding, bytes: Uint8Array, isEnd: boolean): Uint8Array {
    const found = of.firstEnd(bytes, 0, isEnd);
    if (found === null) return bytes.slice(of.undecided(bytes));
    isPassing = false;
    take('', found.end, 'line-too-long');
    return bytes.subarray(found.after);
  }

  function takeAll(of: TextEncoding, bytes: Uint8Array): void {
    const text = of.decode(bytes);
    if (text !== null) eachLine(text, (line, end) => takeText(of, line, end));
    else takeEach(of, bytes);
  }

  /** Emits lines one by one, as some of them cannot be decoded. */
  function takeEach(of: TextEncoding, bytes: Uint8Array): void {
    let from = 0;
    while (from < bytes.length) {
      const found = of.firstEnd(bytes, from, true);
      const line = bytes.subarray(from, found?.at ?? bytes.length);
      const text = of.decode(line);
      if (text === null) take('', found?.end ?? '', of.faultOf(line));
      else takeText(of, text, found?.end ?? '');
      from = found?.after ?? bytes.length;
    }
  }

  function takeText(of: TextEncoding, text: string, end: LineEnd): void {
    if (of.isLonger(text, LONGEST_LINE)) take('', end, 'line-too-long');
    else take(text, end, null);
  }

  return {
    push(piece) {
      const known = read(piece, false);
      if (known === null) return;
      const [of, all] = known;
      const bytes = isPassing ? pass(of, all, false) : all;
      const to = isPassing ? 0 : of.lastEnd(bytes);
      takeAll(of, bytes.subarray(0, to));
      rest = bytes.slice(to);
      if (isPassing || rest.length <= LONGEST_LINE + SPARE) return;
      isPassing = true;
      rest = rest.slice(of.undecided(rest));
    },
    end() {
      const known = read(new Uint8Array(), true);
      rest = new Uint8Array();
      if (known === null) return;
      const [of, all] = known;
      const bytes = isPassing ? pass(of, all, true) : all;
      if (isPassing) take('', '', 'line-too-long');
      else takeAll(of, bytes);
      isPassing = false;
    },
  };
}

/** The bytes of a CRLF in UTF-16, which may follow a line of exactly the longest length. */
const SPARE = 4;

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  if (left.length === 0) return right;
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}

/** Emits each line of a text with its line end. */
function eachLine(text: string, take: (line: string, end: LineEnd) => void): void {
  let from = 0;
  let [lf, cr] = [text.indexOf('\n'), text.indexOf('\r')];
  while (from < text.length) {
    if (lf >= 0 && lf < from) lf = text.indexOf('\n', from);
    if (cr >= 0 && cr < from) cr = text.indexOf('\r', from);
    const isReturn = cr >= 0 && (lf < 0 || cr < lf);
    const isFeed = lf >= 0 && !isReturn;
    const end = isReturn ? (lf === cr + 1 ? '\r\n' : '\r') : isFeed ? '\n' : '';
    const to = isReturn ? cr : isFeed ? lf : text.length;
    take(text.slice(from, to), end);
    if (end === '') return;
    from = to + end.length;
  }
}
