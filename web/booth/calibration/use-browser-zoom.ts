import { browserZoom } from './browser-zoom.ts';
import { useScreen } from './use-screen.ts';

/** The zoom of the browser in whole percent, followed as it changes; null where the window tells nothing of it. */
export function useBrowserZoom(): number | null {
  const { window: size, scale } = useScreen();
  return browserZoom([window.outerWidth, window.outerHeight], size, scale);
}
