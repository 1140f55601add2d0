import { useLingui } from '@lingui/react/macro';
import { type DayState, dayState, isOpenDay } from '../../../../domain/sessions/day-state.ts';
import { criteriaNotMet } from '../../../../domain/sessions/session-criteria.ts';
import type { DayRow } from '../../../../domain/sessions/session-row.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { Inline } from '../../../ui/layout/inline.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { type State, StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { GroupedTable } from '../../../ui/table/grouped-table.tsx';
import * as styles from './acceptance.css.ts';
import { DayEnd } from './day-end.tsx';
import { useDayColumns } from './use-day-columns.tsx';
import { useDayWords } from './use-day-words.ts';

const MARKS: Readonly<Record<DayState, State>> = {
  training: 'off',
  accepted: 'done',
  rejected: 'stop',
  outdated: 'flag',
  tasting: 'live',
  reopened: 'waiting',
  open: 'waiting',
};

/**
 * The state of a tasting day as a shape and a word. A day accepted against its criteria is flagged.
 */
function DayMark({ day }: { readonly day: DayRow }) {
  const words = useDayWords();
  const state = dayState(day);
  const isAgainst = state === 'accepted' && criteriaNotMet(day.sessions) > 0;
  return <StateMark state={isAgainst ? 'flag' : MARKS[state]}>{words(day)}</StateMark>;
}

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

/** The header of a tasting day: date and weekday, and how long ago if the day is open. */
function DayHead({ day }: { readonly day: DayRow }) {
  const { t } = useLingui();
  const write = useFormat();
  const today = useToday();
  const { date } = day;
  const weekday = write.weekday(date);
  const ago = write.daysFrom(date, today);
  return (
    <Inline gap={2} align="baseline">
      <span className={styles.date}>{write.day(date)}</span>
      <Text tone="muted">{isOpenDay(day) ? t`${weekday}, ${ago}` : weekday}</Text>
    </Inline>
  );
}
