import { useEffect, useEffectEvent } from 'react';
import { useMe } from '../../parts/http/use-me.ts';

const MINUTE = 60_000;
const USES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Idle timeout of the booth: calls `onRested` with the configured minutes after so many minutes
 * without input (BTH-37). Never while something is not stored.
 */
export function useRestedBooth(isStored: boolean, onRested: (minutes: number) => void): void {
  const { boothRest } = useMe();
  const tell = useEffectEvent(onRested);
  useEffect(() => {
    if (!isStored || boothRest === undefined) return;
    const rested = () => tell(boothRest);
    let timer = setTimeout(rested, boothRest * MINUTE);
    const use = () => {
      clearTimeout(timer);
      timer = setTimeout(rested, boothRest * MINUTE);
    };
    const options = { passive: true, capture: true } as const;
    for (const kind of USES) addEventListener(kind, use, options);
    return () => {
      clearTimeout(timer);
      for (const kind of USES) removeEventListener(kind, use, options);
    };
  }, [isStored, boothRest]);
}
