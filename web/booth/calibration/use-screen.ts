import { useSyncExternalStore } from 'react';
import type { Screen } from './calibration.ts';

/**
 * Subscribes to changes of the screen. A change of pixel ratio without a change of size is reported
 * only by a media query for the present ratio.
 */
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

/**
 * The present state of the screen: pixel ratio, display, window and pinch zoom, updated when they
 * change.
 */
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
