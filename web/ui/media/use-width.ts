import { type RefCallback, useCallback, useState } from 'react';

/**
 * Current width of an element in px, observed as it changes; `otherwise` until the element is
 * mounted.
 */
export function useWidth(otherwise: number): {
  readonly width: number;
  readonly ref: RefCallback<HTMLElement>;
} {
  const [width, setWidth] = useState(otherwise);
  const ref = useCallback((part: HTMLElement | null) => {
    if (part === null) return undefined;
    const measure = () => setWidth(part.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return { width, ref };
}
