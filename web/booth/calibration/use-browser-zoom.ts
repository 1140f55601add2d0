import { browserZoom } from './browser-zoom.ts';
import { useScreen } from './use-screen.ts';

/** The browser zoom in whole percent, updated when it changes; null if it is unknown. */
export function useBrowserZoom(): number | null {
  const { window: size, scale } = useScreen();
  return browserZoom([window.outerWidth, window.outerHeight], size, scale);
}
