import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import type { Connection } from '../../live/pool/sync-pool.ts';
import { SavedSteps } from '../../ui/saved-steps/saved-steps.tsx';
import type { SavedState } from './saved-state.ts';
import { useDebouncedFlag } from './use-debounced-flag.ts';

/**
 * The save status of the work in three steps: on this device, received, stored. Each is shown only
 * once it is true.
 */
export function BoothSavedSteps({
  steps,
  isShort = false,
  connection,
}: {
  readonly steps: SavedState;
  /** Connection status, passed only where nothing else on the page shows it (BTH-47). */
  readonly connection?: Connection | undefined;
  /** Leaves out the time, where the header has no space for it. */
  readonly isShort?: boolean | undefined;
}) {
  const { t } = useLingui();
  const write = useFormat();
  const time = isShort || steps.storedAt === null ? '' : write.clockSeconds(steps.storedAt);
  // Debounced: a page that has just opened is connecting for a moment, and is not reconnecting.
  const isReconnecting = useDebouncedFlag(connection?.state === 'connecting', 3_000);
  // Debounced: a write in progress counts as stored. "Nothing is lost" is shown only while the work
  // is on the device or at the server (BTH-54).
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
