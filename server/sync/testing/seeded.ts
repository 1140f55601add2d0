import { freshSeed } from '../../../tools/property-seeds.ts';

/**
 * A seeded random number generator (mulberry32): the same seed gives the same numbers. The test
 * prints the seed.
 */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A whole number from 0 to `below` - 1. */
    whole: (below: number): number => Math.floor(next() * below),
    /** Picks one of the choices. */
    pick<Choice>(choices: readonly Choice[]): Choice {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new Error('nothing to pick from');
      return choice;
    },
  };
}

/**
 * The seeds of this run: a fixed one that every machine tries, and a new one, or STORM_SEED to
 * repeat one.
 */
export const seedsOfRun = (): readonly number[] => [
  20_261_122,
  freshSeed(process.env['STORM_SEED']),
];
