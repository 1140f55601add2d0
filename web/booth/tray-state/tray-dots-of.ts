import type { TrayDot } from '../../ui/tray-dots/tray-dots.tsx';
import { isHandedIn, type TrayGlass } from './glass-state.ts';

/**
 * The progress dots of a tray, one for each glass. The glass named next to them is the current one,
 * even if it was handed in before; null if none is.
 */
export const trayDotsOf = (
  glasses: readonly TrayGlass[],
  atHand: Pick<TrayGlass, 'position'> | null,
): readonly TrayDot[] =>
  glasses.map((glass, index) =>
    index + 1 === atHand?.position ? 'now' : isHandedIn(glass) ? 'done' : 'todo',
  );
