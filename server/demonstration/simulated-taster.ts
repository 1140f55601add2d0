import {
  type AttributeKey,
  DESCRIPTOR_KEYS,
  type DescriptorKey,
  type FruityKind,
  isDescriptorKey,
} from '../../domain/words/attributes.ts';
import { eachAttribute } from '../../domain/words/each-attribute.ts';
import { isMillimetres, type Millimetres, NOT_PERCEIVED } from '../../domain/words/millimetres.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { TrueOil } from './true-oils.ts';

/**
 * The habits of one taster on a line: `bias` in mm, `scale` of the whole line, and `spread` in
 * addition to the usual one.
 */
export type TastersHand = {
  readonly bias: number;
  readonly scale: number;
  readonly spread: number;
};

/** The marks of a taster for one oil. */
export type Tasted = {
  readonly marks: Readonly<Record<AttributeKey, Millimetres>>;
  readonly fruityKind: FruityKind | null;
  readonly otherDescriptor: DescriptorKey | null;
};

/** The perception threshold, in mm: a fainter attribute is not noticed. */
const THRESHOLD = 4;
const FALSE_ALARM = 0.02;

/** Draws the habits of a taster at random. */
export const drawHand = (random: SeededRandom): TastersHand => ({
  bias: random.normal() * 2,
  scale: 1 + random.normal() * 0.05,
  spread: random.between(0.7, 1.2),
});

/**
 * Simulates how a taster tastes an oil. The resulting sheet has no blank or contradictory item
 * (M-SHEET).
 */
export function taste(random: SeededRandom, hand: TastersHand, oil: TrueOil): Tasted {
  const descriptor = Object.keys(oil.defects).find(isDescriptorKey) ?? null;
  const truth: Readonly<Partial<Record<AttributeKey, number>>> = {
    ...oil.defects,
    other: descriptor === null ? 0 : (oil.defects[descriptor] ?? 0),
    fruity: oil.fruity,
    bitter: oil.bitter,
    pungent: oil.pungent,
  };
  const marks = eachAttribute((attribute) => perceive(random, hand, truth[attribute] ?? 0));
  const named = random.happens(0.85) ? descriptor : null;
  const { fruityKind } = oil;
  const mistaken = fruityKind === 'green' ? 'ripe' : 'green';
  const felt = random.happens(0.88) ? fruityKind : mistaken;
  return {
    marks,
    fruityKind: marks.fruity > 0 ? felt : null,
    otherDescriptor: marks.other > 0 ? (named ?? random.oneOf(DESCRIPTOR_KEYS)) : null,
  };
}

function perceive(random: SeededRandom, hand: TastersHand, truth: number): Millimetres {
  if (truth === 0) return random.happens(FALSE_ALARM) ? whole(random.between(3, 9)) : NOT_PERCEIVED;
  const deviation = (1.5 + 0.09 * truth) * hand.spread;
  const felt = truth * hand.scale + hand.bias + random.normal() * deviation;
  return felt < THRESHOLD ? NOT_PERCEIVED : whole(felt);
}

function whole(value: number): Millimetres {
  const mm = Math.min(100, Math.max(1, Math.round(value)));
  return isMillimetres(mm) ? mm : NOT_PERCEIVED;
}
