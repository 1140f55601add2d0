import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readingsOf } from '../../../domain/fields/number-text.ts';
import { readTypedDay } from '../../../domain/fields/typed-day.ts';
import type { Cell } from '../../../domain/registers/column-readers.ts';
import type { ImportProblem, ImportReport } from '../../../domain/registers/import-report.ts';
import { headOf } from '../../../domain/registers/read-register.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';

/** The most rows of the file that the preview shows. */
const SHOWN = 8;

/** The most problems of the file that are shown before the reader asks for all (LST-4). */
const FIRST_PROBLEMS = 200;

/** The fields of a register as its form labels them, and a function that formats their values. */
export type ImportedFields = {
  readonly labels: Readonly<Record<string, string>>;
  readonly wordsOf: (value: unknown) => string;
};

/**
 * Preview of an import: the rows as they were read, or every line that cannot be imported, with its
 * reason (LST-22).
 */
export function ImportPreview({
  report,
  fields: { labels, wordsOf },
}: {
  readonly report: ImportReport;
  readonly fields: ImportedFields;
}) {
  const { t, i18n } = useLingui();
  const { columns, rows, ignored, problems } = report;
  const { number } = useFormat();
  const [count, first] = [number(problems.length, 0), number(FIRST_PROBLEMS, 0)];
  const [showsAll, setShowsAll] = useState(false);
  const unknown = ignored.join(', ');
  const labelOfHead = new Map(Object.entries(labels).map(([name, label]) => [headOf(name), label]));
  const write = (figure: number) => number(figure, String(figure).split('.')[1]?.length ?? 0);
  const cellWords = (value: Cell | undefined): string => {
    if (value === null || value === undefined || value === '') return '';
    return typeof value === 'number' ? write(value) : wordsOf(value);
  };
  return (
    <Stack gap={4}>
      {unknown !== '' && (
        <Note kind="info">
          <Trans>Unknown columns, left out: {unknown}</Trans>
        </Note>
      )}
      {problems.length > 0 ? (
        <>
          <Note kind="error" isLive>
            <Trans>Nothing is imported until these lines are corrected.</Trans>
          </Note>
          <FigureTable
            dense
            label={t`Lines with problems`}
            rows={problems
              .slice(0, showsAll ? undefined : FIRST_PROBLEMS)
              .map((problem, index) => ({ ...problem, id: String(index) }))}
            rowId={({ id }) => id}
            columns={[
              { id: 'line', header: t`Line`, isRowHeader: true, cell: ({ line }) => line },
              {
                id: 'column',
                header: t`Column`,
                cell: ({ column }) => labelOfHead.get(column) ?? column,
              },
              { id: 'value', header: t`Value`, cell: ({ value }) => value },
              {
                id: 'why',
                header: t`Reason`,
                cell: (problem) => i18n._(importProblemMessage(problem, write)),
              },
            ]}
          />
          {problems.length > FIRST_PROBLEMS && (
            <Button size="dense" variant="quiet" onPress={() => setShowsAll(!showsAll)}>
              {showsAll ? (
                <Trans>Show the first {first} only</Trans>
              ) : (
                <Trans>Show all {count} problems</Trans>
              )}
            </Button>
          )}
        </>
      ) : (
        <FigureTable<{ readonly cells: readonly Cell[]; readonly id: string }>
          dense
          label={t`First lines of the file`}
          rows={rows.slice(0, SHOWN).map((cells, index) => ({ cells, id: String(index) }))}
          rowId={({ id }) => id}
          columns={columns.map((column, at) => ({
            id: column,
            header: labels[column] ?? column,
            isRowHeader: at === 0,
            cell: ({ cells }) => cellWords(cells[at]),
          }))}
        />
      )}
    </Stack>
  );
}

type Ambiguous = 'ambiguous-day' | 'ambiguous-number';

const PROBLEMS: Readonly<Record<Exclude<ImportProblem['code'], Ambiguous>, MessageDescriptor>> = {
  'column-missing': msg`The column is missing`,
  'column-twice': msg`The column appears twice`,
  'more-cells': msg`More cells than heads: put separators in quotes`,
  'fewer-cells': msg`Fewer cells than heads: add the separators`,
  'lone-quote': msg`A quotation mark has no partner`,
  missing: msg`This field is required`,
  'not-a-day': msg`Not a day as 2026-11-21`,
  'before-reception': msg`The day is before the reception`,
  'not-a-number': msg`Invalid number format`,
  'not-yes-or-no': msg`Neither true nor false`,
  'not-a-choice': msg`Not a word that this column knows`,
  'too-long': msg`Too long`,
  'out-of-range': msg`Value out of range`,
  email: msg`Invalid email address`,
  phone: msg`Invalid phone number`,
  twice: msg`The code appears twice in the file`,
  taken: msg`The code belongs to another record`,
};

/** Message that says why a line of a file cannot be imported (LST-4). */
function importProblemMessage(
  { code, value }: ImportProblem,
  write: (figure: number) => string,
): MessageDescriptor {
  if (code === 'ambiguous-day') {
    const read = readTypedDay(value, false);
    const [dayFirst, monthFirst] =
      read !== null && 'readings' in read ? read.readings : [value, value];
    return msg`${dayFirst} or ${monthFirst}? Write it year first`;
  }
  if (code === 'ambiguous-number') {
    const [whole, decimal] = readingsOf(value);
    const thousands = write(whole);
    const fraction = write(decimal);
    return msg`${thousands} or ${fraction}? No thousands separator, one decimal at most`;
  }
  return PROBLEMS[code];
}
