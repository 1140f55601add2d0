import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';

/**
 * The warning that a sheet is open on two devices (BTH-10). Both show it, and the device that does
 * not hold the sheet may take it over. A device on which the page is closed does not count.
 */
export function OtherDeviceNote({
  isTakenElsewhere,
  beside,
  onTakeUp,
}: {
  readonly isTakenElsewhere: boolean;
  /** The number of other devices that have it open now. */
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
      <Trans>Use one device only: mark nothing twice.</Trans>
    </Note>
  );
}
