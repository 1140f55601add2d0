import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedReport } from '../../../domain/reports/report-answers.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { RegisterColumn } from '../../parts/lists/register-column.ts';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import {
  AgainstCriteria,
  DecidedByPerson,
  LeftOutWords,
} from '../../parts/sessions/overridden.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/** The table columns of the list of reports. */
export function useReportColumns(): readonly RegisterColumn<ListedReport>[] {
  const { t, i18n } = useLingui();
  const write = useFormat();
  const named = (name: string) => ({ header: name, spoken: name, name });
  return [
    {
      id: 'number',
      ...named(t`Report`),
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <Text tone="code">{row.number}</Text>,
      text: (row) => row.number,
    },
    {
      id: 'sample',
      ...named(t`Sample`),
      isSortable: true,
      cell: (row) => <Text tone="noWrap">{row.sample.code}</Text>,
      text: (row) => row.sample.code,
    },
    {
      id: 'session',
      ...named(t`Session`),
      align: 'end',
      isSortable: true,
      hideBelow: 'desk',
      cell: (row) => row.session,
      text: (row) => String(row.session),
    },
    {
      id: 'customer',
      ...named(t`Customer`),
      hideBelow: 'desk',
      cell: (row) => row.customer,
      text: (row) => row.customer,
    },
    {
      id: 'class',
      ...named(t`Category`),
      hideBelow: 'tablet',
      minWidth: 116,
      cell: (row) =>
        row.class === null ? (
          '–'
        ) : (
          <>
            {i18n._(oilClassMessage(row.class))}
            <AgainstCriteria reason={row.validationReason} />
            <LeftOutWords leftOut={row.leftOut} />
            <DecidedByPerson reason={row.decisionReason} />
          </>
        ),
      text: (row) => row.class ?? '',
    },
    {
      id: 'issuedAt',
      ...named(t`Issued`),
      isSortable: true,
      cell: (row) => write.instant(row.issuedAt),
      text: (row) => row.issuedAt,
    },
    {
      id: 'issuedBy',
      ...named(t`Issued by`),
      hideBelow: 'wide',
      cell: (row) => row.issuedBy,
      text: (row) => row.issuedBy,
    },
    {
      id: 'replacedBy',
      ...named(t`State`),
      cell: (row) => <ReportMark row={row} />,
      text: (row) => row.replacedBy ?? (row.standing === 'outdated' ? row.standing : ''),
    },
  ];
}

/** The status of a report: issued, outdated or replaced (RPT-5). */
function ReportMark({ row }: { readonly row: ListedReport }) {
  switch (row.standing) {
    case 'stands':
      return (
        <StateMark state="done">
          <Trans>Issued</Trans>
        </StateMark>
      );
    case 'outdated':
      return (
        <StateMark state="flag">
          <Trans>Issued, and changed since</Trans>
        </StateMark>
      );
    case 'replaced':
      return (
        <StateMark state="stop">
          <Trans>Replaced by {row.replacedBy}</Trans>
        </StateMark>
      );
  }
}
