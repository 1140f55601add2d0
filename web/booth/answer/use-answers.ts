import { useEffect, useRef, useState } from 'react';
import type { TastingCode } from '../../../domain/words/ids.ts';
import type { TrayGlass } from '../tray-state/glass-state.ts';
import type { Booth } from '../tray-state/use-booth.ts';

/** The answers to a taster's training glasses, and which one is open. */
export type Answers = {
  readonly answered: readonly TrayGlass[];
  readonly shown: TrayGlass | null;
  readonly open: (code: TastingCode) => void;
  readonly close: () => void;
};

/**
 * Identifies an answer by glass and sheet version. Panel medians that arrive later do not make it a
 * new answer.
 */
const keyOf = ({ code, sealed }: TrayGlass): string => `${code} ${sealed?.version}`;

/**
 * Opens an answer by itself once its glass is sealed, but never over a sheet that was begun
 * (TRN-6). Then, and for answers from before the page was opened, the taster opens it with a
 * button. An answer that the server withdraws disappears from the screen.
 */
export function useAnswers({ glasses, step }: Booth): Answers {
  const answered = glasses.filter(({ answer }) => answer !== undefined);
  const keys = answered.map(keyOf).join();
  const seen = useRef(new Set(answered.map(keyOf)));
  const [code, setCode] = useState<TastingCode | null>(null);
  const isMarking = step.kind === 'sheet';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keys` identifies the answers.
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
