import { useEffect, useEffectEvent } from 'react';
import { useMe } from '../../parts/http/use-me.ts';

const MINUTE = 60_000;
const USES = ['pointerdown', 'keydown', 'wheel'] as const;

/** BTH-37: calls `onRested` with the minutes when nobody has touched the booth for as many minutes as the installation says; never while something is not stored. */
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
