import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './booth-shell.css.ts';

/** Whether content keeps its scroll position when the scrolling area becomes `by` px higher. */
const staysPut = ({ scrollTop, clientHeight, scrollHeight }: Element, by: number): boolean =>
  scrollTop < 1 || scrollTop + clientHeight + by <= scrollHeight;

/**
 * BTH-17: reserves the height that an element’s content had, and releases it once that causes no
 * layout shift.
 *
 * Released at once, a page scrolled to its end would move down, and the next tap would hit another
 * line. Returns a function that stops observing.
 */
function reserveHeight(room: HTMLElement, content: HTMLElement): () => void {
  let kept = 0;
  const setKept = (height: number): void => {
    kept = height;
    room.style.minHeight = `${height}px`;
  };
  const giveBack = (): void => {
    const by = kept - content.offsetHeight;
    if (by <= 0) return;
    const scrolled = [document.scrollingElement, room.parentElement?.querySelector('main')];
    if (scrolled.every((element) => !element || staysPut(element, by)))
      setKept(content.offsetHeight);
  };
  const observer = new ResizeObserver(() => {
    if (content.offsetHeight > kept) setKept(content.offsetHeight);
    else giveBack();
  });
  observer.observe(content);
  // Scroll events do not bubble, so the listener captures them.
  document.addEventListener('scroll', giveBack, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('scroll', giveBack, { capture: true });
  };
}

/** Fold state of the messages, with its button and callbacks. */
export type NotesFold = {
  readonly isFolded: boolean;
  /** Label of the fold button. */
  readonly label: string;
  readonly onFold: () => void;
  /** Called with the titles of the messages whenever they change. */
  readonly onTold: (titles: readonly string[]) => void;
};

/** Titles of the shown messages; the whole text of one without a title. */
const titlesOf = (notes: Element): readonly string[] =>
  [...notes.children].map(
    (note) => (note.querySelector('[data-note-title]') ?? note).textContent ?? '',
  );

/**
 * BTH-17: area for inline messages that reserves the height of removed messages until releasing it
 * causes no layout shift.
 */
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
    return reserveHeight(room.current, content.current);
  }, []);
  const onTold = fold?.onTold;
  useEffect(() => {
    const told = notes.current;
    if (told === null || onTold === undefined) return;
    const tell = () => onTold(titlesOf(told));
    tell();
    const observer = new MutationObserver(tell);
    observer.observe(told, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [onTold]);
  const wasFolded = useRef(fold?.isFolded);
  useEffect(() => {
    // A person who unfolds the messages reads them next, so they get the focus.
    if (wasFolded.current === true && fold?.isFolded === false)
      notes.current?.focus({ preventScroll: true });
    wasFolded.current = fold?.isFolded;
  }, [fold?.isFolded]);
  return (
    <div ref={room}>
      <div ref={content} className={styles.notesContent} hidden={fold?.isFolded}>
        <div ref={notes} className={styles.notes} tabIndex={-1}>
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
