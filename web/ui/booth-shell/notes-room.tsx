import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './booth-shell.css.ts';
import { keepRoom } from './keep-room.ts';

/** BTH-17: what must be told, in a room that what has been told leaves only when nothing moves by it. */
export function NotesRoom({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (room.current === null || notes.current === null) return;
    return keepRoom(room.current, notes.current);
  }, []);
  return (
    <div ref={room}>
      <div ref={notes} className={styles.notes}>
        {children}
      </div>
    </div>
  );
}
