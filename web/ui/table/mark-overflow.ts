/**
 * SCR-2: a `ref` callback that marks a list while it overflows its container, and on which side.
 *
 * Such a list scrolls in its own container. Its headers scroll with it, because a sticky header
 * sticks to the container that scrolls, not to the page.
 */
export function markOverflow(room: HTMLElement | null): (() => void) | undefined {
  if (room === null) return undefined;
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = room;
    room.toggleAttribute('data-wider', scrollWidth > clientWidth);
    room.toggleAttribute('data-more-start', scrollLeft >= 1);
    room.toggleAttribute('data-more-end', scrollWidth - clientWidth - scrollLeft >= 1);
  };
  const observer = new ResizeObserver(mark);
  for (const part of [room, ...room.children]) observer.observe(part);
  room.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    room.removeEventListener('scroll', mark);
  };
}
