import { Trans, useLingui } from '@lingui/react/macro';
import { isLittle } from '../../live/device/room.ts';
import { useRoom } from '../../live/device/use-room.ts';
import { Note } from '../../ui/note/note.tsx';

/** BTH-36: tells that a device is almost full before anything is lost on it; nothing while there is room. */
export function FullDeviceNote() {
  const { t } = useLingui();
  const room = useRoom();
  if (room === null || !isLittle(room)) return null;
  return (
    <Note kind="error" isLive title={t`This device is almost full`}>
      <Trans>
        What you marked is kept. Leave this page open, and tell the panel leader: room must be freed
        on this device before the next glass.
      </Trans>
    </Note>
  );
}
