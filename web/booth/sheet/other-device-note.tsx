import { Trans, useLingui } from '@lingui/react/macro';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { isOnOtherDevice } from './other-device.ts';

/** Two devices on one sheet: both are told, and either may take it up. */
export function OtherDeviceNote({
  sheet,
  device,
  onTakeUp,
}: {
  readonly sheet: EvaluationValue;
  readonly device: string;
  readonly onTakeUp: () => void;
}) {
  const { t } = useLingui();
  if (!isOnOtherDevice(sheet, device)) return null;
  return (
    <Note
      kind="warning"
      isLive
      title={t`This sheet is open on another device`}
      actions={<Button size="booth" onPress={onTakeUp}>{t`Continue here`}</Button>}
    >
      <Trans>Its answers are the same here. Use one device, so that no mark is made twice.</Trans>
    </Note>
  );
}
