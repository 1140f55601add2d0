import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';

/** The button that answers a taster's call. */
export function AnswerCall({
  taster,
  onAnswer,
}: {
  readonly taster: string;
  readonly onAnswer: () => void;
}) {
  const { t } = useLingui();
  return (
    <Button
      size="dense"
      variant="quiet"
      onPress={onAnswer}
      aria-label={t`Answer the call of ${taster}`}
    >
      <Trans>Answer</Trans>
    </Button>
  );
}
