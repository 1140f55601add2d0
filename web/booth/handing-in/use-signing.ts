import { useState } from 'react';
import { useMe } from '../../parts/http/use-me.ts';
import { type OwnHand, type Signing, signingOf } from './signing-of.ts';

/** EVA-10: how the sheet is being signed, beginning with the signature that the account keeps. */
export function useSigning(isSettled: boolean): Signing & {
  readonly draw: (strokes: Signing['strokes']) => void;
  readonly type: (name: string | null) => void;
} {
  const kept = useMe().signature;
  const [own, setOwn] = useState<OwnHand>(null);
  return {
    ...signingOf(kept, own, isSettled),
    draw: (strokes) => setOwn({ strokes, typed: null }),
    type: (typed) => setOwn({ strokes: [], typed }),
  };
}
