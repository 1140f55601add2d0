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
        one="This booth went back to the sign-in because nobody touched it for # minute. Everything marked is kept."
        other="This booth went back to the sign-in because nobody touched it for # minutes. Everything marked is kept."
      />
    </Note>
  );
}
