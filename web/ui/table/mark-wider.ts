/**
 * SCR-2: marks a list while it is wider than its room: it scrolls there by itself then, and its heads, which could not stay in
 * sight of a page that is not what scrolls, go with it. A callback of `ref`.
 */
export function markWider(room: HTMLElement | null): (() => void) | undefined {
  if (room === null) return undefined;
  const observer = new ResizeObserver(() => {
    room.toggleAttribute('data-wider', room.scrollWidth > room.clientWidth);
  });
  for (const part of [room, ...room.children]) observer.observe(part);
  return () => observer.disconnect();
}
