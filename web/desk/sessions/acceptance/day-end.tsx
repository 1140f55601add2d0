import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayState, toBeValidated } from '../../../../domain/sessions/day-state.ts';
import type { DayRow } from '../../../../domain/sessions/session-row.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { NoWrapWords } from '../../../ui/layout/no-wrap-words.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import * as styles from './acceptance.css.ts';
import { DayActs } from './day-acts.tsx';

/** The footer of a tasting day: its decision, what it waits for, and its buttons. */
export function DayEnd({ day }: { readonly day: DayRow }) {
  const state = dayState(day);
  if (state === 'training')
    return (
      <Text tone="muted">
        <Trans>Training only: nothing to decide</Trans>
      </Text>
    );
  return (
    <>
      {day.judged === null && state !== 'tasting' ? null : (
        <div className={styles.said}>
          {day.judged === null ? null : <SaidOfDay judged={day.judged} />}{' '}
          {state === 'tasting' ? <DayWaits day={day} /> : null}
        </div>
      )}
      <div className={styles.acts}>
        <DayActs day={day} state={state} />
      </div>
    </>
  );
}

function SaidOfDay({ judged }: { readonly judged: NonNullable<DayRow['judged']> }) {
  const { t } = useLingui();
  const write = useFormat();
  const { by, at, reason } = judged;
  return (
    <Text tone="muted">
      {by}, {write.instant(at)}
      {reason === null ? null : <NoWrapWords>{t`: “${reason}”`}</NoWrapWords>}
    </Text>
  );
}

function DayWaits({ day }: { readonly day: DayRow }) {
  const { t } = useLingui();
  const write = useFormat();
  const waits = toBeValidated(day);
  const numbers = write.all(waits.map(({ session }) => String(session)));
  return (
    <Text tone="muted">
      {t({
        message: plural(waits.length, {
          one: `When session ${numbers} is validated`,
          other: `When sessions ${numbers} are validated`,
        }),
      })}
    </Text>
  );
}
