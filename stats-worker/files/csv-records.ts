import { createTextLines, LONGEST_LINE, type TextLines } from '../../domain/files/text-lines.ts';

/** One record of a comma-separated file: its cells, the line it begins on (from 1), and what is wrong with it. */
export type CsvRecord = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly fault: string | null;
};

type Open = { readonly line: number; readonly cells: string[]; cell: string; length: number };

/**
 * Splits a comma-separated file (RFC 4180) into records, as its bytes come: quoted cells may hold commas, doubled quotes
 * and line ends; empty lines are no records. A quote that is not closed within the length of a line is told of, so that
 * it does not swallow the file.
 */
export function createCsvRecords(take: (record: CsvRecord) => void): TextLines {
  let line = 0;
  let open: Open | null = null;
  let before = '';

  const lines = createTextLines((text, end, fault) => {
    line += 1;
    if (fault !== null) {
      open = null;
      take({ line, cells: [], fault });
    } else if (open !== null) takeQuoted(open, before + text, true);
    else if (text.includes('"')) takeQuoted({ line, cells: [], cell: '', length: 0 }, text, false);
    else if (text !== '') take({ line, cells: text.split(','), fault: null });
    before = end;
  });

  function takeQuoted(record: Open, text: string, isInside: boolean): void {
    record.length += text.length;
    const outcome = readCells(record, text, isInside);
    const goesOn = outcome === 'open' && record.length <= LONGEST_LINE;
    open = goesOn ? record : null;
    if (goesOn) return;
    const fault = outcome === 'open' ? NOT_CLOSED : outcome;
    take({ line: record.line, cells: record.cells, fault });
  }

  return {
    push: (piece) => lines.push(piece),
    end() {
      lines.end();
      if (open !== null) take({ line: open.line, cells: open.cells, fault: NOT_CLOSED });
      open = null;
    },
  };
}

const NOT_CLOSED = 'a quote is not closed';
const AFTER_QUOTE = 'text after a closing quote';
const STRAY_QUOTE = 'a quote inside a cell that does not begin with one';

/** Reads cells to the end of the line: `open` when a quoted cell goes on, else what is wrong, or null. */
function readCells(record: Open, text: string, isInside: boolean): string | null {
  let at = 0;
  let inside = isInside;
  for (;;) {
    if (!inside && text[at] === '"') {
      inside = true;
      at += 1;
    }
    const end = text.indexOf(inside ? '"' : ',', at);
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
      if (!isLast && text[at] !== ',') return AFTER_QUOTE;
      keepCell(record, record.cell);
      if (isLast) return null;
    } else {
      if (record.cell.includes('"')) return STRAY_QUOTE;
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
