import { useEffect } from 'react';

/**
 * React hook that keeps the screen on with a screen wake lock, while the page is visible and
 * `isLit` is true (LIV-13, BTH-43). It does nothing where the device does not support or allow
 * that.
 */
export function useWakeLock(isLit = true): void {
  useEffect(() => {
    if (!isLit) return;
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    async function hold(): Promise<void> {
      // A browser without wake locks, or with wake locks over HTTPS only, has no such property.
      const lights: WakeLock | undefined = navigator.wakeLock;
      if (lights === undefined || document.visibilityState !== 'visible') return;
      // A device that saves its battery may refuse; the page then works without the lock.
      const lock = await lights.request('screen').catch(() => null);
      if (isOver) await lock?.release();
      else held = lock;
    }
    // The browser releases the lock whenever the page is hidden.
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
