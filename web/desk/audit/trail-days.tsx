import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from 'react-aria';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { formatWeekday } from '../../i18n/format-date.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import * as styles from './trail.css.ts';
import { TrailEntry } from './trail-entry.tsx';
import { TrailRunRow } from './trail-run-row.tsx';
import { type TrailDay, trailRuns } from './trail-runs.ts';

/**
 * The table of one page of the audit trail, grouped by day, with similar entries in runs that
 * expand (AUD-14). A day that the page cuts off says so.
 */
export function TrailDays({
  label,
  rows,
  isFirst,
  isLast,
}: {
  readonly label: string;
  readonly rows: readonly NamedAuditRow[];
  /** There are no newer entries on another page. */
  readonly isFirst: boolean;
  /** There are no older entries on another page. */
  readonly isLast: boolean;
}) {
  const { t } = useLingui();
  const { dayOf } = useFormat();
  const days = trailRuns(rows, dayOf);
  return (
    <table className={styles.trail} aria-label={label}>
      <thead>
        <tr>
          {[t`When`, t`Who`, t`What`, t`Details`, t`Entry`].map((head) => (
            <th key={head} scope="col" className={styles.unseen}>
              <VisuallyHidden>{head}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      {days.map((day, place) => {
        const [startsHere, endsHere] = [place > 0 || isFirst, place < days.length - 1 || isLast];
        return (
          <tbody key={day.day}>
            <DayHead day={day} isCut={!startsHere || !endsHere} />
            {day.runs.map((run, at) => {
              const [newest] = run;
              if (run.length === 1) return <TrailEntry key={newest.sequence} row={newest} />;
              return (
                <TrailRunRow
                  key={newest.sequence}
                  run={run}
                  mayGoOn={{
                    before: !startsHere && at === 0,
                    after: !endsHere && at === day.runs.length - 1,
                  }}
                />
              );
            })}
          </tbody>
        );
      })}
    </table>
  );
}

function DayHead({ day, isCut }: { readonly day: TrailDay; readonly isCut: boolean }) {
  const { locale } = useLocale();
  const { count } = day;
  return (
    <tr>
      <th className={styles.day} colSpan={5} scope="rowgroup">
        {formatWeekday(day.day, locale)}{' '}
        <span className={styles.count}>
          {isCut ? (
            <Trans>
              <Plural value={count} one="# entry" other="# entries" /> on this page
            </Trans>
          ) : (
            <Plural value={count} one="# entry" other="# entries" />
          )}
        </span>
      </th>
    </tr>
  );
}
