import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';

/** BTH-10: two devices on one sheet: both are told, and the one that does not hold it may take it up. One that was left is none. */
export function OtherDeviceNote({
  isTakenElsewhere,
  beside,
  onTakeUp,
}: {
  readonly isTakenElsewhere: boolean;
  /** On how many other devices it is open now. */
  readonly beside: number;
  readonly onTakeUp: () => void;
}) {
  const { t } = useLingui();
  if (beside === 0) return null;
  return (
    <Note
      kind="warning"
      isLive
      title={t`This sheet is open on another device`}
      actions={
        isTakenElsewhere && <Button size="booth" onPress={onTakeUp}>{t`Continue here`}</Button>
      }
    >
      <Trans>Its answers are the same here. Use one device, so that no mark is made twice.</Trans>
    </Note>
  );
}
