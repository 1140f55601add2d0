import { Trans, useLingui } from '@lingui/react/macro';
import type { DayRow } from '../../../../domain/sessions/session-row.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';

/** What was last said of a tasting day, by whom and why. */
export function DayVerdictMark({ judged }: { readonly judged: DayRow['judged'] }) {
  const write = useFormat();
  const { t } = useLingui();
  if (judged === null)
    return (
      <StateMark state="waiting">
        <Trans>No decision yet</Trans>
      </StateMark>
    );
  const { by, at, reason } = judged;
  return (
    <>
      {!judged.stands ? (
        <StateMark state="waiting">
          <Trans>No longer accepted: its sessions changed since</Trans>
        </StateMark>
      ) : judged.verdict === 'accepted' ? (
        <StateMark state="done">
          <Trans>Accepted</Trans>
        </StateMark>
      ) : (
        <StateMark state="stop">
          <Trans>Rejected</Trans>
        </StateMark>
      )}{' '}
      {by}, {write.instant(at)}
      {reason === null ? null : t`: “${reason}”`}
    </>
  );
}

/** SES-16: why a day of training alone has no verdict. */
export function TrainingMark() {
  return (
    <StateMark state="off">
      <Trans>Training alone: it gives no results, so no decision is needed</Trans>
    </StateMark>
  );
}
