import type { Chance } from './draw-codes.ts';
import { shuffle } from './shuffle.ts';
import { williamsDesign } from './williams-design.ts';

/**
 * Chooses an order of a Williams design for each taster: those whose places, and then whose
 * neighbours, are spread least, at random among the best (SES-38). Every full set of the design is
 * balanced, so only the orders of the tasters left over are chosen.
 */
export function chooseOrders(
  items: number,
  tasters: number,
  chance: Chance,
): readonly (readonly number[])[] {
  const design = williamsDesign(items);
  const rows = design.length;
  if (rows === 0) return [];
  const whole = Array.from({ length: Math.floor(tasters / rows) }, () => design).flat();
  const left = tasters % rows;
  // Counts that lack a few orders are spread as those few are.
  const few = new Set(chooseRows(items, Math.min(left, rows - left), chance));
  const chosen = design.filter((_, row) => few.has(row) === left <= rows - left);
  return shuffle([...whole, ...chosen], chance);
}

/** Chooses at most half of the rows of a design, by their indexes in it. */
function chooseRows(items: number, count: number, chance: Chance): readonly number[] {
  const indexes = Array.from({ length: items }, (_, row) => row);
  // No two rows of a design of an even number have a place or a neighbour in common.
  if (items % 2 === 0 || items === 1) return shuffle(indexes, chance).slice(0, count);
  // Of an odd number, each row shares a place with every mirrored row: all are taken from one half.
  const half = chance(2) * items;
  // Two rows of one half share neighbours only if one is the other, shifted by so many items.
  const shift = (items - 1) / 2;
  const steps = 2 * count < items ? chooseApart(items, count, chance) : shuffle(indexes, chance);
  return steps.slice(0, count).map((step) => half + ((step * shift) % items));
}

/** Chooses numbers below `size`, no two of which are next to each other on a circle. */
function chooseApart(size: number, count: number, chance: Chance): readonly number[] {
  if (count === 0) return [];
  const first = chance(size);
  // Each further number is moved by one for every number before it, which leaves a gap between.
  const others = shuffle(
    Array.from({ length: size - count - 1 }, (_, other) => other),
    chance,
  )
    .slice(0, count - 1)
    .sort((a, b) => a - b);
  return [first, ...others.map((other, at) => (first + 2 + other + at) % size)];
}
