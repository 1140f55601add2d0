import { useSyncExternalStore } from 'react';
import type { Screen } from './calibration.ts';

/** A change of pixel ratio without a change of size is told only by a media query that names the present ratio. */
function watch(listener: () => void): () => void {
  let query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const ratioChanged = () => {
    query.removeEventListener('change', ratioChanged);
    query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', ratioChanged);
    listener();
  };
  query.addEventListener('change', ratioChanged);
  window.addEventListener('resize', listener);
  window.visualViewport?.addEventListener('resize', listener);
  return () => {
    query.removeEventListener('change', ratioChanged);
    window.removeEventListener('resize', listener);
    window.visualViewport?.removeEventListener('resize', listener);
  };
}

const useLook = (look: () => number): number => useSyncExternalStore(watch, look);

/** The screen as it is now: zoom, display, window and pinch, followed as they change. */
export function useScreen(): Screen {
  const pixelRatio = useLook(() => window.devicePixelRatio);
  const scale = useLook(() => window.visualViewport?.scale ?? 1);
  const display = [
    useLook(() => window.screen.width),
    useLook(() => window.screen.height),
  ] as const;
  const size = [useLook(() => window.innerWidth), useLook(() => window.innerHeight)] as const;
  return { pixelRatio, display, window: size, scale };
}
