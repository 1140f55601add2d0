import { Trans, useLingui } from '@lingui/react/macro';
import type { DayVerdict } from '../../../../domain/sessions/decide-day.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useDeskCommand } from '../../../live/session/use-desk-command.ts';
import { useReason } from '../../../parts/forms/use-reason.ts';
import { Confirm } from '../../../ui/confirm/confirm.tsx';

/**
 * The confirmation before a tasting day is accepted, rejected or re-opened; the last two need a
 * reason.
 */
export function ConfirmDayVerdict(props: {
  readonly date: string;
  readonly verdict: DayVerdict;
  readonly onClose: () => void;
}) {
  const { date, verdict, onClose } = props;
  const words = useVerdictWords(useFormat().day(date))[verdict];
  const { t } = useLingui();
  const reason = useReason({ missing: words.missing });
  const give = useDeskCommand('', 'question');
  const isReasoned = words.missing !== '';

  async function judge(text: string): Promise<void> {
    const said = isReasoned ? text.trim() : null;
    const result = await give('judge-day', { date, verdict, reason: said }, words.done);
    if (!result.ok) throw new Error(result.code);
    onClose();
  }

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={words.title}
      confirmLabel={words.act}
      cancelLabel={t`Cancel`}
      isDanger={verdict === 'rejected'}
      reason={isReasoned ? reason : undefined}
      onConfirm={judge}
    >
      <Trans>Kept in the audit trail; the last one counts.</Trans>
    </Confirm>
  );
}

/** The texts of the confirmation for each verdict; `missing` is empty if no reason is needed. */
function useVerdictWords(day: string) {
  const { t } = useLingui();
  return {
    accepted: {
      title: t`Accept the tasting day ${day}?`,
      act: t`Accept`,
      done: t`${day} is accepted`,
      missing: '',
    },
    rejected: {
      title: t`Reject the tasting day ${day}?`,
      act: t`Reject`,
      done: t`${day} is rejected`,
      missing: t`Write why.`,
    },
    reopened: {
      title: t`Reopen the tasting day ${day}?`,
      act: t({ message: 'Reopen', context: 'tasting day' }),
      done: t`${day} is open again`,
      missing: t`Write why.`,
    },
  } satisfies Readonly<Record<DayVerdict, object>>;
}
