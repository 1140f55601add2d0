import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useState } from 'react';
import type { Cell } from '../../../domain/registers/column-readers.ts';
import type { ImportReport } from '../../../domain/registers/import-report.ts';
import { headOf } from '../../../domain/registers/read-register.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { importProblemMessage } from './import-problem-message.ts';

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
  const { t } = useMacro();
  const { i18n } = useLingui();
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
