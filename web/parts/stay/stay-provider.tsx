import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { request } from '../http/request.ts';
import { createStay, type Stay } from './create-stay.ts';
import type { Ending } from './ending.ts';

const LOOK_EVERY = 60_000;
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

const StayContext = createContext<Stay | null>(null);

/** ACC-101: keeps the session while somebody uses the page, and leaves it when it is over. */
export function StayProvider({
  onOver,
  children,
}: {
  readonly onOver: (why: Ending['why']) => void;
  readonly children: ReactNode;
}) {
  const [stay] = useState(() =>
    createStay({
      ask: (used) => request('POST /api/auth/stay', { body: { used } }),
      now: () => performance.now(),
      onOver,
    }),
  );
  useEffect(() => {
    const use = () => void stay.use();
    const options = { passive: true, capture: true } as const;
    for (const kind of USES) addEventListener(kind, use, options);
    void stay.look();
    const timer = setInterval(() => void stay.look(), LOOK_EVERY);
    return () => {
      clearInterval(timer);
      for (const kind of USES) removeEventListener(kind, use, options);
    };
  }, [stay]);
  return <StayContext value={stay}>{children}</StayContext>;
}

/** How the session of this page ends soon, or null. */
export function useEnding(): Ending | null {
  const stay = useContext(StayContext);
  return useSyncExternalStore(stay?.subscribe ?? noNews, stay?.ending ?? none);
}

const noNews = () => () => undefined;
const none = () => null;
