import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import type { Connection } from '../../live/pool/sync-pool.ts';
import { SavedSteps } from '../../ui/saved-steps/saved-steps.tsx';
import type { SavedState } from './saved-steps.ts';
import { useDebouncedFlag } from './use-debounced-flag.ts';

/** Where the work is, in three words; each is said when it is true and never before. */
export function BoothSavedSteps({
  steps,
  isShort = false,
  connection,
}: {
  readonly steps: SavedState;
  /** Where nothing else on the page says that there is no way to the server (BTH-47). */
  readonly connection?: Connection | undefined;
  /** Without the time, where the head has no room for it. */
  readonly isShort?: boolean | undefined;
}) {
  const { t } = useLingui();
  const write = useFormat();
  const time = isShort || steps.storedAt === null ? '' : write.clockSeconds(steps.storedAt);
  // A page that has just been opened is on its way to the server, and not without one.
  const isReconnecting = useDebouncedFlag(connection?.state === 'connecting', 3_000);
  // BTH-54: said only while all stands on the device or at the server; what is just being written is as good as there.
  const isOnlyHere = useDebouncedFlag(!steps.device && !steps.stored, 1_000);
  const isOffline = connection?.state === 'offline';
  const clock = write.clock(isOffline ? connection.since : Date.now());
  return (
    <SavedSteps
      away={
        connection && [
          { isSo: isOffline, words: t`Offline since ${clock}` },
          { isSo: isReconnecting && !isOnlyHere, words: t`Reconnecting, nothing is lost` },
          { isSo: isReconnecting && isOnlyHere, words: t`Reconnecting` },
        ]
      }
      device={steps.device}
      received={steps.received}
      stored={steps.stored}
      labels={{
        device: t({ message: 'On this device', context: 'sheet' }),
        received: t({ message: 'Received', context: 'sheet' }),
        stored: time === '' ? t({ message: 'Stored', context: 'sheet' }) : t`Stored ${time}`,
      }}
    />
  );
}
