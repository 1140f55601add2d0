import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/note/note.tsx';

/** The error message that a line of 100 mm does not fit in this window, and what helps (CAL-1). */
export function NoRoomNote() {
  const { t } = useLingui();
  return (
    <Note kind="error" isLive title={t`There is no room for 100 mm`}>
      <Trans>Turn the screen, widen the window, or use a larger screen.</Trans>
    </Note>
  );
}
