import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { SavedSteps } from '../../ui/saved-steps/saved-steps.tsx';
import type { SavedState } from './saved-steps.ts';

/** Where the work is, in three words; each is said when it is true and never before. */
export function BoothSavedSteps({
  steps,
  isShort = false,
}: {
  readonly steps: SavedState;
  /** Without the time, where the head has no room for it. */
  readonly isShort?: boolean | undefined;
}) {
  const { t } = useLingui();
  const write = useFormat();
  const time = isShort || steps.storedAt === null ? '' : write.clockSeconds(steps.storedAt);
  return (
    <SavedSteps
      device={steps.device}
      received={steps.received}
      stored={steps.stored}
      labels={{
        device: t`On this device`,
        received: t({ message: 'Received', context: 'sheet' }),
        stored: time === '' ? t`Stored` : t`Stored ${time}`,
      }}
    />
  );
}
