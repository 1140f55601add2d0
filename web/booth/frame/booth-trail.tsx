import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import { SavedTrail } from '../../ui/saved-trail/saved-trail.tsx';
import { formatClockSeconds } from './format-clock.ts';
import type { Trail } from './trail.ts';

/** Where the work is, in three words; each is said when it is true and never before. */
export function BoothTrail({
  trail,
  isShort = false,
}: {
  readonly trail: Trail;
  /** Without the time, where the head has no room for it. */
  readonly isShort?: boolean | undefined;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const time = isShort || trail.storedAt === null ? '' : formatClockSeconds(trail.storedAt, locale);
  return (
    <SavedTrail
      device={trail.device}
      received={trail.received}
      stored={trail.stored}
      labels={{
        device: t`On this device`,
        received: t`Received`,
        stored: time === '' ? t`Stored` : t`Stored ${time}`,
      }}
    />
  );
}
