/**
 * SCR-2: marks a list while it is wider than its room: it scrolls there by itself then, and its heads, which could not stay in
 * sight of a page that is not what scrolls, go with it. On which side there is more of it is marked too. A callback of `ref`.
 */
export function markWider(room: HTMLElement | null): (() => void) | undefined {
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
