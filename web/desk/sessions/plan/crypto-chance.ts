import type { Chance } from '../../../../domain/sessions/draw-codes.ts';

/**
 * Random numbers from the browser's cryptographic generator, without modulo bias, for up to 2^32
 * outcomes.
 */
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
