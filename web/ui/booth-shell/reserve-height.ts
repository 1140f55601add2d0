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
export function reserveHeight(room: HTMLElement, content: HTMLElement): () => void {
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
