import type { TrayDot } from '../../ui/tray-dots/tray-dots.tsx';
import { isHandedIn, type TrayGlass } from './glass-state.ts';

/** A dot for each glass: the one that the words name is the one at hand, whatever was done before it; null where none is. */
export const trayDotsOf = (
  glasses: readonly TrayGlass[],
  atHand: Pick<TrayGlass, 'position'> | null,
): readonly TrayDot[] =>
  glasses.map((glass, index) =>
    index + 1 === atHand?.position ? 'now' : isHandedIn(glass) ? 'done' : 'todo',
  );
