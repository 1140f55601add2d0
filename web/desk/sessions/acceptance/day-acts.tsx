import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { type DayState, toBeValidated } from '../../../../domain/sessions/day-state.ts';
import type { DayVerdict } from '../../../../domain/sessions/decide-day.ts';
import type { DayRow } from '../../../../domain/sessions/session-row.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ValidateSessions } from '../bulk/validate-sessions.tsx';
import { ConfirmDayVerdict } from './confirm-day-verdict.tsx';

/**
 * The buttons of a tasting day: validate its closed sessions, accept, reject or re-open the day
 * (SES-16).
 */
export function DayActs(props: { readonly day: DayRow; readonly state: DayState }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<'validate' | DayVerdict | null>(null);
  const { date } = props.day;
  const title = useFormat().day(date);
  const waits = toBeValidated(props.day);
  const closed = waits.filter(({ state }) => state === 'closed').map(({ session }) => session);
  const isJudged = props.state === 'accepted' || props.state === 'rejected';
  const isReady = waits.length === 0;
  const close = () => setAsking(null);
  return (
    <>
      {closed.length === 0 ? null : (
        <Button size="dense" icon={CircleCheck} onPress={() => setAsking('validate')}>
          <Trans>Validate {closed.length}</Trans>
        </Button>
      )}
      {isJudged ? (
        <Button
          size="dense"
          variant="quiet"
          aria-label={t`Reopen ${title}`}
          onPress={() => setAsking('reopened')}
        >
          <Trans context="tasting day">Reopen</Trans>
        </Button>
      ) : (
        <Button
          size="dense"
          variant="danger"
          aria-label={t`Reject ${title}`}
          onPress={() => setAsking('rejected')}
        >
          <Trans>Reject</Trans>
        </Button>
      )}
      {isJudged || props.state === 'tasting' ? null : (
        <Button
          size="dense"
          variant={isReady ? 'primary' : 'secondary'}
          icon={CircleCheck}
          isDisabled={!isReady}
          aria-label={t`Accept the day ${title}`}
          onPress={() => setAsking('accepted')}
        >
          <Trans>Accept the day</Trans>
        </Button>
      )}
      {asking === null ? null : asking === 'validate' ? (
        <ValidateSessions sessions={closed} onClose={() => close()} />
      ) : (
        <ConfirmDayVerdict date={date} verdict={asking} onClose={close} />
      )}
    </>
  );
}
