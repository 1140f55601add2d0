import { Plural } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Note } from '../../ui/note/note.tsx';

/**
 * The message that an idle booth signed out by itself (BTH-37). It does not say who tasted there.
 */
export function IdleSignOutNote() {
  const rested = useLocation({ select: ({ state }) => state.rested });
  if (rested === undefined) return null;
  return (
    <Note kind="info" isLive>
      <Plural
        value={rested}
        one="Back at sign-in: this booth was idle for # minute. Every mark is kept."
        other="Back at sign-in: this booth was idle for # minutes. Every mark is kept."
      />
    </Note>
  );
}
