import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import { SavedSteps } from '../../ui/saved-steps/saved-steps.tsx';
import { formatClockSeconds } from './format-clock.ts';
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
  const { locale } = useLocale();
  const time = isShort || steps.storedAt === null ? '' : formatClockSeconds(steps.storedAt, locale);
  return (
    <SavedSteps
      device={steps.device}
      received={steps.received}
      stored={steps.stored}
      labels={{
        device: t`On this device`,
        received: t`Received`,
        stored: time === '' ? t`Stored` : t`Stored ${time}`,
      }}
    />
  );
}
