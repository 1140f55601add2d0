import {
  isEmptyLine,
  type Separator,
  separatorLine,
  separatorOf,
} from '../../domain/files/csv-separator.ts';
import { createTextLines, LONGEST_LINE, type TextLines } from '../../domain/files/text-lines.ts';
import { type FileFault, fault } from '../../domain/words/file-fault.ts';

/** One record of a CSV file: its cells, the line on which it begins (from 1), and its errors. */
export type CsvRecord = {
  readonly line: number;
  readonly cells: readonly string[];
  /** The separator of its cells. */
  readonly separator: Separator;
  readonly fault: FileFault | null;
};

type Open = { readonly line: number; readonly cells: string[]; cell: string; length: number };

/**
 * Creates a streaming parser of CSV (RFC 4180), fed with chunks. Quoted cells may contain
 * separators, doubled quotes and line ends; lines without a filled cell are no records. The
 * separator is declared in the first line (`sep=;`), or is the most frequent of comma, semicolon
 * and tab in the header. A quote that is not closed within the longest line is reported, so that
 * the rest of the file is still parsed.
 */
export function createCsvRecords(take: (record: CsvRecord) => void): TextLines {
  let line = 0;
  let open: Open | null = null;
  let before = '';
  let named: Separator | null = null;
  let separator: Separator = ',';
  let isHeadRead = false;

  const lines = createTextLines((text, end, broken) => {
    line += 1;
    if (broken !== null) {
      open = null;
      isHeadRead = true;
      take({ line, cells: [], separator, fault: fault(broken) });
    } else if (open !== null) takeQuoted(open, before + text, true);
    else if (isHeadRead || isHead(text)) takeLine(text);
    before = end;
  });

  /**
   * Whether a line is the header: the first with a filled cell that does not only declare the
   * separator.
   */
  function isHead(text: string): boolean {
    if (line === 1) named = separatorLine(text);
    if (isEmptyLine(text) || (line === 1 && named !== null)) return false;
    isHeadRead = true;
    separator = named ?? separatorOf(text);
    return true;
  }

  function takeLine(text: string): void {
    if (text.includes('"')) takeQuoted({ line, cells: [], cell: '', length: 0 }, text, false);
    else takeCells(line, text.split(separator), null);
  }

  function takeCells(from: number, cells: readonly string[], wrong: FileFault | null): void {
    if (wrong === null && cells.every((cell) => cell.trim() === '')) return;
    take({ line: from, cells, separator, fault: wrong });
  }

  function takeQuoted(record: Open, text: string, isInside: boolean): void {
    record.length += text.length;
    const outcome = readCells(record, text, isInside, separator);
    const goesOn = outcome === 'open' && record.length <= LONGEST_LINE;
    open = goesOn ? record : null;
    if (goesOn) return;
    const wrong = outcome === 'open' ? 'quote-open' : outcome;
    takeCells(record.line, record.cells, wrong === null ? null : fault(wrong));
  }

  return {
    push: (piece) => lines.push(piece),
    end() {
      lines.end();
      if (open !== null) takeCells(open.line, open.cells, fault('quote-open'));
      open = null;
    },
  };
}

/**
 * Parses cells to the end of the line: `open` while a quoted cell continues, otherwise the error,
 * or null.
 */
function readCells(
  record: Open,
  text: string,
  isInside: boolean,
  separator: Separator,
): 'open' | 'after-quote' | 'stray-quote' | null {
  let at = 0;
  let inside = isInside;
  for (;;) {
    if (!inside && text[at] === '"') {
      inside = true;
      at += 1;
    }
    const end = text.indexOf(inside ? '"' : separator, at);
    record.cell += end < 0 ? text.slice(at) : text.slice(at, end);
    if (inside) {
      if (end < 0) return 'open';
      at = end + 1;
      if (text[at] === '"') {
        record.cell += '"';
        at += 1;
        continue;
      }
      inside = false;
      const isLast = at === text.length;
      if (!isLast && text[at] !== separator) return 'after-quote';
      keepCell(record, record.cell);
      if (isLast) return null;
    } else {
      if (record.cell.includes('"')) return 'stray-quote';
      keepCell(record, record.cell);
      if (end < 0) return null;
      at = end;
    }
    at += 1;
  }
}

function keepCell(record: Open, cell: string): void {
  record.cells.push(cell);
  record.cell = '';
}
