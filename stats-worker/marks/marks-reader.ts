import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { type FileFault, fault } from '../../domain/words/file-fault.ts';
import { cellsDiffer } from '../files/cells-differ.ts';
import { type CsvRecord, createCsvRecords } from '../files/csv-records.ts';
import { Reasons } from '../files/reasons.ts';
import { AnsweredLines } from './answered-lines.ts';
import { ColumnsBuilder } from './columns-builder.ts';
import type { MarkColumns } from './mark-columns.ts';
import { cellFaults, quoted } from './marks-faults.ts';
import { type MarksHeader, marksCells, readMarksHeader } from './marks-header.ts';
import {
  type MarksCells,
  readFlag,
  readLine,
  readMark,
  readQualifier,
  readReplicate,
} from './marks-row.ts';
import { SessionFacts } from './session-facts.ts';
import { UNANSWERED } from './sheet-columns.ts';

/** The content of a valid file, and its unknown columns. */
export type ReadMarks = {
  readonly columns: MarkColumns;
  readonly unknownColumns: readonly string[];
};

/** A streaming reader of marks_long.csv, fed with chunks of any size. */
export type MarksReader = {
  push(piece: Uint8Array): void;
  /**
   * The columns; or the errors, line by line, and then nothing of the file is used (exchange.md).
   */
  end(): Result<ReadMarks, 'marks-refused'>;
};

/** Creates a streaming reader of one marks_long.csv. */
export function createMarksReader(): MarksReader {
  const builder = new ColumnsBuilder();
  const answered = new AnsweredLines();
  const sessions = new SessionFacts(builder);
  const reasons = new Reasons();
  let header: MarksHeader | null = null;
  let isHeaderRead = false;

  function takeHeader({ line, cells, fault: broken }: CsvRecord): void {
    isHeaderRead = true;
    const found = broken === null ? readMarksHeader(cells) : [broken];
    if ('width' in found) header = found;
    else reasons.add(line, found);
  }

  function takeRow(of: MarksHeader, { line, cells, separator, fault: broken }: CsvRecord): void {
    if (broken !== null) reasons.add(line, [broken]);
    else if (cells.length !== of.width)
      reasons.add(line, [cellsDiffer(cells.length, of.width, separator)]);
    else {
      const row = marksCells(of, cells);
      const faults = cellFaults(row);
      reasons.add(line, faults.length > 0 ? faults : keep(row));
    }
  }

  /** Stores a valid row; returns the conflicts with earlier rows. */
  function keep(row: MarksCells): readonly FileFault[] {
    const line = readLine(row.attribute) ?? 0;
    const session = builder.session(row.session);
    const before = builder.count;
    const sheet = builder.sheet(session, row.sample, readReplicate(row.replicate) ?? 1, row.taster);
    const isValid = readFlag(row.valid, true) ?? true;
    const isCounter = readFlag(row.counterAssessment, false) ?? false;
    if (sheet === before) {
      builder.setValid(sheet, isValid);
      builder.setCounter(sheet, isCounter);
    }
    const faults = [...sessions.add(session, row)];
    if (builder.isValid(sheet) !== isValid)
      faults.push(fault('evaluation-differs', { column: 'valid' }));
    if (builder.isCounter(sheet) !== isCounter)
      faults.push(fault('evaluation-differs', { column: 'counter_assessment' }));
    if (answered.add(sheet, line))
      faults.push(
        fault('second-answer', {
          session: quoted(row.session),
          sample: quoted(row.sample),
          replicate: row.replicate || '1',
          taster: quoted(row.taster),
          attribute: row.attribute,
        }),
      );
    if (faults.length > 0) return faults;
    builder.setMark(sheet, line, readMark(row.mm) ?? UNANSWERED);
    const qualifier = readQualifier(row.attribute, row.qualifier) ?? 0;
    if (row.attribute === 'fruity') builder.setFruityKind(sheet, qualifier);
    if (row.attribute === 'other') builder.setDescriptor(sheet, qualifier);
    return faults;
  }

  const records = createCsvRecords((record) => {
    if (!isHeaderRead) takeHeader(record);
    else if (header !== null) takeRow(header, record);
  });

  return {
    push: (piece) => records.push(piece),
    end() {
      records.end();
      if (!isHeaderRead) reasons.add(1, [fault('file-empty')]);
      const told = reasons.told();
      if (told !== null) return refuse('marks-refused', told);
      return accept({ columns: builder.columns(), unknownColumns: header?.unknown ?? [] });
    },
  };
}
