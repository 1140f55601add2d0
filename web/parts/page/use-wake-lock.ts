import { useEffect } from 'react';

/**
 * LIV-13, BTH-43: keeps the screen from going dark while the page is seen and `isLit` asks for it, where the device has that and
 * allows it.
 */
export function useWakeLock(isLit = true): void {
  useEffect(() => {
    if (!isLit) return;
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    async function hold(): Promise<void> {
      // A browser that has no such thing, or has it by https alone, does not name it.
      const lights: WakeLock | undefined = navigator.wakeLock;
      if (lights === undefined || document.visibilityState !== 'visible') return;
      // A device that saves its battery says no: the page goes on without.
      const lock = await lights.request('screen').catch(() => null);
      if (isOver) await lock?.release();
      else held = lock;
    }
    // The browser lets go of it whenever the page is hidden.
    const again = (): void => void hold();
    void hold();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, [isLit]);
}
