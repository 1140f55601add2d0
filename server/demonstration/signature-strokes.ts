import type { SeededRandom } from './seeded-random.ts';

const POINTS = 22;

/**
 * Draws a signature as a signature pad records it: a wave that runs to the right and a line below
 * it, x and y from 0 to 1000.
 */
export function drawSignature(random: SeededRandom): readonly (readonly number[])[] {
  const [height, turns] = [random.between(90, 220), random.between(3, 6)];
  const wave = Array.from({ length: POINTS }, (_, index) => {
    const along = index / (POINTS - 1);
    const y =
      480 + Math.sin(along * turns * Math.PI) * height * (1 - along / 2) + random.normal() * 9;
    return [Math.round(140 + along * 620), Math.round(y)];
  });
  const line = [0, 1, 2, 3].map((step) => [210 + step * 170, 700 + random.below(26) - step * 12]);
  return [wave.flat(), line.flat()];
}
