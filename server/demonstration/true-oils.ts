import type { DefectKey, FruityKind } from '../../domain/words/attributes.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The true values of an oil, in mm on the line: what tasters without bias or spread would mark. */
export type TrueOil = {
  readonly name: string;
  readonly fruity: number;
  readonly fruityKind: FruityKind;
  readonly bitter: number;
  readonly pungent: number;
  readonly defects: Readonly<Partial<Record<DefectKey, number>>>;
};

const CULTIVARS: readonly Omit<TrueOil, 'defects'>[] = [
  { name: 'Picual', fruity: 52, fruityKind: 'green', bitter: 41, pungent: 46 },
  { name: 'Hojiblanca', fruity: 46, fruityKind: 'green', bitter: 27, pungent: 38 },
  { name: 'Arbequina', fruity: 43, fruityKind: 'ripe', bitter: 14, pungent: 20 },
  { name: 'Cornicabra', fruity: 48, fruityKind: 'green', bitter: 36, pungent: 42 },
  { name: 'Coratina', fruity: 58, fruityKind: 'green', bitter: 52, pungent: 56 },
  { name: 'Frantoio', fruity: 50, fruityKind: 'green', bitter: 34, pungent: 41 },
  { name: 'Koroneiki', fruity: 47, fruityKind: 'green', bitter: 30, pungent: 37 },
  { name: 'Picudo', fruity: 40, fruityKind: 'ripe', bitter: 18, pungent: 26 },
];

const DEFECTS: readonly DefectKey[] = [
  'fusty',
  'musty',
  'winey',
  'rancid',
  'frostbitten',
  'heated',
  'fusty',
  'rancid',
];

/** Draws an oil of a cultivar at random: most without defects, a third virgin, a tenth worse. */
export function drawTrueOil(random: SeededRandom): TrueOil {
  const cultivar = random.oneOf(CULTIVARS);
  const kind = random.below(20);
  if (kind < 11) return vary(random, cultivar, 1, {});
  const defect = random.oneOf(DEFECTS);
  if (kind < 18) return vary(random, cultivar, 0.7, { [defect]: random.between(12, 30) });
  const second = random.oneOf(DEFECTS.filter((key) => key !== defect));
  const defects = { [defect]: random.between(42, 68), [second]: random.between(10, 22) };
  return vary(random, cultivar, 0.35, defects);
}

function vary(
  random: SeededRandom,
  cultivar: Omit<TrueOil, 'defects'>,
  strength: number,
  defects: TrueOil['defects'],
): TrueOil {
  const around = (value: number): number => value * strength * random.between(0.82, 1.18);
  const { fruity, bitter, pungent } = cultivar;
  return {
    ...cultivar,
    fruity: around(fruity),
    bitter: around(bitter),
    pungent: around(pungent),
    defects,
  };
}

/**
 * The oils of the reference materials: a fruity one without defects, and one for each usual defect.
 */
export const REFERENCE_OILS: readonly TrueOil[] = [
  {
    name: 'Fruity, green',
    fruity: 55,
    fruityKind: 'green',
    bitter: 38,
    pungent: 44,
    defects: {},
  },
  {
    name: 'Fusty',
    fruity: 20,
    fruityKind: 'ripe',
    bitter: 12,
    pungent: 14,
    defects: { fusty: 45 },
  },
  {
    name: 'Rancid',
    fruity: 16,
    fruityKind: 'ripe',
    bitter: 10,
    pungent: 9,
    defects: { rancid: 58 },
  },
  {
    name: 'Winey',
    fruity: 24,
    fruityKind: 'ripe',
    bitter: 14,
    pungent: 18,
    defects: { winey: 32 },
  },
  {
    name: 'Musty',
    fruity: 18,
    fruityKind: 'ripe',
    bitter: 11,
    pungent: 12,
    defects: { musty: 38 },
  },
  {
    name: 'Frostbitten',
    fruity: 22,
    fruityKind: 'ripe',
    bitter: 9,
    pungent: 11,
    defects: { frostbitten: 26 },
  },
];
