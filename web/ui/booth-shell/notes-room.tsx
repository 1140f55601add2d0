import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './booth-shell.css.ts';
import { keepRoom } from './keep-room.ts';

/** What puts away what has been read. */
export type NotesFold = {
  readonly isFolded: boolean;
  /** What the button says that puts it away. */
  readonly label: string;
  readonly onFold: () => void;
  /** Told how many notes there are, whenever that changes. */
  readonly onCount: (count: number) => void;
};

/** BTH-17: what must be told, in a room that what has been told leaves only when nothing moves by it. */
export function NotesRoom({
  fold,
  children,
}: {
  readonly fold?: NotesFold | undefined;
  readonly children: ReactNode;
}) {
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (room.current === null || content.current === null) return;
    return keepRoom(room.current, content.current);
  }, []);
  const onCount = fold?.onCount;
  useEffect(() => {
    const told = notes.current;
    if (told === null || onCount === undefined) return;
    const count = () => onCount(told.childElementCount);
    count();
    const observer = new MutationObserver(count);
    observer.observe(told, { childList: true });
    return () => observer.disconnect();
  }, [onCount]);
  return (
    <div ref={room}>
      <div ref={content} className={styles.told} hidden={fold?.isFolded}>
        <div ref={notes} className={styles.notes}>
          {children}
        </div>
        {fold !== undefined && (
          <div className={styles.fold}>
            <Button size="booth" onPress={fold.onFold}>
              {fold.label}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
