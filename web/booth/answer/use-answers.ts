import { useEffect, useRef, useState } from 'react';
import type { TastingCode } from '../../../domain/words/ids.ts';
import type { TrayGlass } from '../tray-state/glass-state.ts';
import type { Booth } from '../tray-state/use-booth.ts';

/** The answers to a taster's glasses, and which of them is being read. */
export type Answers = {
  readonly answered: readonly TrayGlass[];
  readonly shown: TrayGlass | null;
  readonly open: (code: TastingCode) => void;
  readonly close: () => void;
};

/** Which answer to which version of a sheet: the panel's medians that come later make it no other. */
const keyOf = ({ code, sealed }: TrayGlass): string => `${code} ${sealed?.version}`;

/**
 * TRN-6: an answer comes by itself once its glass is sealed, but never over a sheet that was begun; then it waits to be
 * asked for. What was answered before this page was opened waits too. One that is taken away is gone from the screen.
 */
export function useAnswers({ glasses, step }: Booth): Answers {
  const answered = glasses.filter(({ answer }) => answer !== undefined);
  const keys = answered.map(keyOf).join();
  const seen = useRef(new Set(answered.map(keyOf)));
  const [code, setCode] = useState<TastingCode | null>(null);
  const isMarking = step.kind === 'sheet';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say everything of the glasses that is asked here.
  useEffect(() => {
    const fresh = answered.filter((glass) => !seen.current.has(keyOf(glass)));
    seen.current = new Set(answered.map(keyOf));
    const newest = fresh.at(-1);
    if (newest !== undefined && !isMarking) setCode(newest.code);
  }, [keys]);
  useEffect(() => {
    if (isMarking) setCode(null);
  }, [isMarking]);
  return {
    answered,
    shown: answered.find((glass) => glass.code === code) ?? null,
    open: setCode,
    close: () => setCode(null),
  };
}
