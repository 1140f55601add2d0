import { Plural, Trans } from '@lingui/react/macro';
import { isInactive } from '../../../../domain/tasters/is-inactive.ts';
import { monthsSince } from '../../../../domain/tasters/months-since.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import type { Quality } from '../facts/use-quality.ts';

/**
 * A taster's attendance in the period: number of sessions, the last one, and months of inactivity
 * (QUA-8).
 */
export function TasterAttendance(props: { readonly taster: string; readonly quality: Quality }) {
  const { taster, quality } = props;
  const write = useFormat();
  const period = quality.evolution?.attendance;
  const own = period?.tasters.find((one) => one.taster === taster);
  if (period === undefined || own === undefined) return null;
  const { sessions: all, to } = period;
  const { sessions, evaluations, last } = own;
  const months = last === null ? 0 : monthsSince(last, to);
  // Null means absent in the whole period: the history holds only tasters who took part at some
  // time.
  const isAway =
    last === null ||
    isInactive(
      { lastSession: last, registeredOn: last },
      quality.facts.settings.inactivityMonths,
      to,
    );
  return (
    <Text as="p">
      <Trans>
        Attendance: {sessions} of {all} sessions,{' '}
        <Plural value={evaluations} one="# evaluation" other="# evaluations" />.
      </Trans>{' '}
      {last === null ? null : (
        <>
          <Trans>The last on {write.day(last)}.</Trans>{' '}
        </>
      )}
      {isAway ? (
        <StateMark state="flag">
          {last === null ? (
            <Trans>None in the period</Trans>
          ) : (
            <Plural value={months} one="Inactive for # month" other="Inactive for # months" />
          )}
        </StateMark>
      ) : null}
    </Text>
  );
}
