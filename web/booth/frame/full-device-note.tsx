import { Trans, useLingui } from '@lingui/react/macro';
import { isNearlyFull } from '../../live/device/storage-quota.ts';
import { useStorageQuota } from '../../live/device/use-storage-quota.ts';
import { Note } from '../../ui/note/note.tsx';
import { useDebouncedFlag } from './use-debounced-flag.ts';

/**
 * Delay after which a pending local write is reported, in ms. With enough storage quota a write may
 * be slow; with little, it fails.
 */
const TOLD_AFTER = { room: 2_000, little: 300 } as const;

/**
 * Warns that the storage quota of the device is almost used up, before anything is lost (BTH-36).
 * It reports an error if the last marks are on this screen only (BTH-41). It shows nothing while
 * there is quota and everything is written; `onDevice` says whether it is.
 */
export function FullDeviceNote({ onDevice }: { readonly onDevice: boolean }) {
  const { t } = useLingui();
  const room = useStorageQuota();
  const isFull = room !== null && isNearlyFull(room);
  if (useDebouncedFlag(!onDevice, isFull ? TOLD_AFTER.little : TOLD_AFTER.room))
    return (
      <Note kind="error" isLive title={t`Your last marks are on this screen only`}>
        <Trans>Leave this page open and call the leader: no room here to keep them.</Trans>
      </Note>
    );
  if (!isFull) return null;
  return (
    <Note kind="error" isLive title={t`This device is almost full`}>
      <Trans>Marks are kept. Leave this page open; tell the leader before the next glass.</Trans>
    </Note>
  );
}
