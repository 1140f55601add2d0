import { useLingui } from '@lingui/react/macro';
import type { DayRow } from '../../../../domain/sessions/session-row.ts';
import { GroupedTable } from '../../../ui/table/grouped-table.tsx';
import { DayEnd } from './day-end.tsx';
import { DayHead } from './day-head.tsx';
import { DayMark } from './day-mark.tsx';
import { useDayColumns } from './use-day-columns.tsx';

/** The table of tasting days with their sessions, under one set of columns. */
export function TastingDays({ days }: { readonly days: readonly DayRow[] }) {
  const { t } = useLingui();
  const columns = useDayColumns();
  return (
    <GroupedTable
      label={t`Tasting days`}
      columns={columns}
      markAt="criteria"
      rowId={({ session }) => String(session)}
      groups={days.map((day) => ({
        id: day.date,
        head: <DayHead day={day} />,
        mark: <DayMark day={day} />,
        end: <DayEnd day={day} />,
        rows: day.sessions,
      }))}
    />
  );
}
