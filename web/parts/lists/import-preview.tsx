import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { ImportReport } from '../../../domain/registers/import-report.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { importProblemMessage } from './import-problem-message.ts';

const SHOWN = 8;

/** What a file holds, and every line of it that could not be taken with its reason. */
export function ImportPreview({ report }: { readonly report: ImportReport }) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const { columns, rows, ignored, problems } = report;
  const unknown = ignored.join(', ');
  return (
    <Stack gap={4}>
      {unknown !== '' && (
        <Note kind="info">
          <Trans>Columns that are not known and are left out: {unknown}</Trans>
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
            rows={problems.map((problem, index) => ({ ...problem, id: String(index) }))}
            rowId={({ id }) => id}
            columns={[
              { id: 'line', header: t`Line`, isRowHeader: true, cell: ({ line }) => line },
              { id: 'column', header: t`Column`, cell: ({ column }) => column },
              { id: 'value', header: t`Value`, cell: ({ value }) => value },
              {
                id: 'why',
                header: t`Reason`,
                cell: (problem) => i18n._(importProblemMessage(problem)),
              },
            ]}
          />
        </>
      ) : (
        <FigureTable<{ readonly cells: readonly string[]; readonly id: string }>
          dense
          label={t`First lines of the file`}
          rows={rows.slice(0, SHOWN).map((cells, index) => ({ cells, id: String(index) }))}
          rowId={({ id }) => id}
          columns={columns.map((column, at) => ({
            id: column,
            header: column,
            isRowHeader: at === 0,
            cell: ({ cells }) => cells[at] ?? '',
          }))}
        />
      )}
    </Stack>
  );
}
