import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dayState } from '../../../../domain/sessions/day-state.ts';
import { criteriaNotMet } from '../../../../domain/sessions/session-criteria.ts';
import type { DayRow } from '../../../../domain/sessions/session-row.ts';

/**
 * The state of a tasting day in a word or two; an acceptance names how many criteria were not met
 * (SES-16).
 */
export function useDayWords(): (day: DayRow) => string {
  const { t } = useLingui();
  return (day) => {
    switch (dayState(day)) {
      case 'training':
        return t({ message: 'Not judged', context: 'tasting day' });
      case 'accepted': {
        const unmet = criteriaNotMet(day.sessions);
        return unmet === 0
          ? t`Accepted`
          : t({
              message: plural(unmet, {
                one: 'Accepted, # criterion not met',
                other: 'Accepted, # criteria not met',
              }),
            });
      }
      case 'rejected':
        return t`Rejected`;
      case 'outdated':
        return t`No longer accepted: sessions changed`;
      case 'tasting':
        return t({ message: 'Tasting', context: 'tasting day' });
      case 'reopened':
        return t({ message: 'Reopened', context: 'tasting day' });
      case 'open':
        return t({ message: 'Open', context: 'tasting day' });
    }
  };
}
