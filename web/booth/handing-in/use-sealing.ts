import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Refusal } from '../../../domain/refusal.ts';
import type { SessionCode, TastingCode } from '../../../domain/words/ids.ts';
import { useCommand } from '../../parts/http/use-command.ts';
import { type TrayGlass, toSeal } from '../tray-state/glass-state.ts';
import { createSealQueue } from './seal-queue.ts';

/**
 * Asks the server to seal every signed sheet that it has stored, including sheets signed offline.
 * Returns the refusals by glass.
 */
export function useSealing(
  session: SessionCode,
  glasses: readonly TrayGlass[],
): ReadonlyMap<TastingCode, Refusal> {
  const command = useCommand();
  const queue = useMemo(
    () =>
      createSealQueue({
        ask: (code) => command('seal-sheet', { session, code }, code),
        later: (act, ms) => {
          const timer = setTimeout(act, ms);
          return () => clearTimeout(timer);
        },
      }),
    [session, command],
  );
  const codes = toSeal(glasses);
  useEffect(() => queue.want(codes), [queue, codes]);
  useEffect(() => () => queue.stop(), [queue]);
  return useSyncExternalStore(queue.subscribe, queue.refusals);
}
