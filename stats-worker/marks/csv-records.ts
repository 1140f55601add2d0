/** One record of a comma-separated file: its cells, the line it begins on (from 1), and what is wrong with its quotes. */
export type CsvRecord = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly fault: string | null;
};

/** Takes a file in pieces and hands on its records as they are complete. */
export type CsvRecords = {
  push(text: string): void;
  /** Hands on a last record that no line feed ends. */
  end(): void;
};

type Open = { readonly line: number; readonly cells: string[]; cell: string };

/**
 * Splits comma-separated text (RFC 4180) into records: quoted cells may hold commas, doubled quotes and line feeds; lines
 * end with LF or CRLF; empty lines are no records; a byte order mark is dropped.
 */
export function createCsvRecords(take: (record: CsvRecord) => void): CsvRecords {
  let rest = '';
  let line = 0;
  let open: Open | null = null;

  function takeLine(raw: string): void {
    line += 1;
    const text = line === 1 && raw.startsWith('\uFEFF') ? raw.slice(1) : raw;
    if (open !== null) takeQuoted(open, `\n${text}`, true);
    else if (text.includes('"')) takeQuoted({ line, cells: [], cell: '' }, text, false);
    else if (text !== '' && text !== '\r')
      take({ line, cells: withoutReturn(text).split(','), fault: null });
  }

  function takeQuoted(record: Open, text: string, isInside: boolean): void {
    const outcome = readCells(record, text, isInside);
    open = outcome === 'open' ? record : null;
    if (outcome !== 'open') take({ line: record.line, cells: record.cells, fault: outcome });
  }

  return {
    push(text) {
      const all = rest + text;
      let from = 0;
      for (let to = all.indexOf('\n'); to >= 0; to = all.indexOf('\n', from)) {
        takeLine(all.slice(from, to));
        from = to + 1;
      }
      rest = all.slice(from);
    },
    end() {
      if (rest !== '') takeLine(rest);
      rest = '';
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
      const isLast = at === text.length || text.slice(at) === '\r';
      if (!isLast && text[at] !== ',') return AFTER_QUOTE;
      keepCell(record, record.cell);
      if (isLast) return null;
    } else {
      const cell = end < 0 ? withoutReturn(record.cell) : record.cell;
      if (cell.includes('"')) return STRAY_QUOTE;
      keepCell(record, cell);
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

const withoutReturn = (text: string): string => (text.endsWith('\r') ? text.slice(0, -1) : text);
