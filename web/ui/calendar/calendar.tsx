import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Calendar as AriaCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import * as styles from './calendar.css.ts';

/** Date picker calendar of one month; the week starts as in the reader's country. */
export function Calendar() {
  return (
    <AriaCalendar className={styles.calendar}>
      <header className={styles.head}>
        <Button className={styles.arrow} slot="previous">
          <Icon of={ChevronLeft} />
        </Button>
        <Heading className={styles.month} />
        <Button className={styles.arrow} slot="next">
          <Icon of={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell className={styles.day} date={date} />}
        </CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  );
}
