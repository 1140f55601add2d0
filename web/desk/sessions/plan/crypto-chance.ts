import type { Chance } from '../../../../domain/sessions/draw-codes.ts';

/** Chance from the browser's cryptographic source, without the bias of a remainder. Up to 2^32 outcomes. */
export const cryptoChance: Chance = (below) => {
  const range = 2 ** 32;
  const fair = range - (range % below);
  const word = new Uint32Array(1);
  for (;;) {
    crypto.getRandomValues(word);
    const value = word[0] ?? 0;
    if (value < fair) return value % below;
  }
};
