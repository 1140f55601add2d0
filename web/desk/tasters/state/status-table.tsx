import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { countsInMedians } from '../../../../domain/tasters/status-history.ts';
import type { StatusSpan } from '../../../../domain/tasters/status-span.ts';
import { formatDay } from '../../../i18n/format-date.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { tasterStatusMessage } from '../../../parts/messages/taster-status-message.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';

/** Table of a taster's statuses, newest first. */
export function StatusTable({
  spans,
  onDelete,
}: {
  readonly spans: readonly StatusSpan[];
  readonly onDelete: (span: StatusSpan) => void;
}) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const { locale } = useLocale();
  if (spans.length === 0)
    return (
      <EmptyState title={t`No status yet`}>
        <Trans>For training, qualification, suspension or retirement.</Trans>
      </EmptyState>
    );
  return (
    <FigureTable
      label={t`Statuses`}
      rows={spans.toReversed()}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'status',
          header: t`Status`,
          isRowHeader: true,
          cell: ({ status }) => i18n._(tasterStatusMessage(status)),
        },
        { id: 'from', header: t`From`, cell: ({ from }) => formatDay(from, locale) },
        {
          id: 'to',
          header: t`To`,
          cell: ({ to }) => (to === null ? <Trans>Still</Trans> : formatDay(to, locale)),
        },
        {
          id: 'counts',
          header: t`Medians`,
          cell: ({ status }) =>
            countsInMedians(status) ? <Trans>Counts</Trans> : <Trans>Left out</Trans>,
        },
        {
          id: 'act',
          isActs: true,
          header: '',
          spoken: t`Actions`,
          align: 'end',
          cell: (span) => (
            <IconButton
              size="dense"
              icon={Trash2}
              label={t`Delete the status of ${formatDay(span.from, locale)}`}
              onPress={() => onDelete(span)}
            />
          ),
        },
      ]}
    />
  );
}
