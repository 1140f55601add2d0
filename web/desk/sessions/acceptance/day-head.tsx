import { useLingui } from '@lingui/react/macro';
import { isOpenDay } from '../../../../domain/sessions/day-state.ts';
import type { DayRow } from '../../../../domain/sessions/session-row.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { Inline } from '../../../ui/layout/inline.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import * as styles from './acceptance.css.ts';

/** The header of a tasting day: date and weekday, and how long ago if the day is open. */
export function DayHead({ day }: { readonly day: DayRow }) {
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
