import { useState } from 'react';
import { useMe } from '../../parts/http/use-me.ts';
import { type OwnHand, type Signing, signingOf } from './signing-of.ts';

/** The state of signing a sheet, beginning with the signature stored with the account (EVA-10). */
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
