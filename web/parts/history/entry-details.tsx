import { useLingui } from '@lingui/react/macro';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { NoWrapCodes } from '../../ui/layout/no-wrap-codes.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { useLeftOutReason } from '../sessions/use-left-out-reason.ts';
import { changedFields } from './changed-fields.ts';
import { useEntryWords } from './use-entry-words.ts';

/** The most characters of a value that are shown. */
const MOST = 200;
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

/** Details of an audit entry: the changed fields, before and after, and the reason. */
export function EntryDetails({ row }: { readonly row: NamedAuditRow }) {
  const { t } = useLingui();
  const words = useEntryWords();
  const fields = changedFields(row.before, row.after, words.valueOf(row));
  return (
    <Stack gap={2}>
      <EntryReason row={row} />
      {fields.length > 0 && (
        <FigureTable
          dense
          label={t`What changed`}
          rows={fields}
          rowId={({ field }) => field}
          columns={[
            {
              id: 'field',
              width: 180,
              header: t`Field`,
              isRowHeader: true,
              cell: ({ field }) => words.field(field),
            },
            {
              id: 'before',
              header: t`Before`,
              cell: ({ before }) => <NoWrapCodes>{short(before)}</NoWrapCodes>,
            },
            {
              id: 'after',
              header: t`After`,
              cell: ({ after }) => <NoWrapCodes>{short(after)}</NoWrapCodes>,
            },
          ]}
        />
      )}
    </Stack>
  );
}

/** The reason of an audit entry, where it has one (AUD-13). */
export function EntryReason({
  row,
  tone = 'plain',
}: {
  readonly row: Pick<NamedAuditRow, 'reason'>;
  readonly tone?: 'plain' | 'muted';
}) {
  const { t } = useLingui();
  const wordsOf = useLeftOutReason();
  if (row.reason === null) return null;
  return (
    <Text tone={tone} as="p">
      <NoWrapCodes>{t`Reason: ${wordsOf(row.reason)}`}</NoWrapCodes>
    </Text>
  );
}
