import { INDEX_KINDS } from '../../domain/quality/quality-indexes.ts';
import {
  type DecimalPlaces,
  decimalPlaces,
  decimalPlacesForAll,
  rounded,
} from '../../domain/words/decimal-places.ts';
import { eachKey } from '../../domain/words/each-key.ts';
import { SATISFACTORY_Z, WARNING_Z } from '../quality/check-reference.ts';
import type { Explanation, NamedQuantity, Places } from './explanation.ts';
import { type Known, type Term, termValue, type WrittenFormula } from './formula.ts';
import { isQuantityName, type QuantityName } from './symbols.ts';

/** The most decimals of an endless number. */
const MOST = 12;
/** A number that ends within so many decimals is printed exactly. */
const EXACT = 6;

/** The figures that are compared with a limit, with the name of that limit. */
const LIMIT_OF: Readonly<Partial<Record<QuantityName, QuantityName>>> = {
  cvr: 'cvrLimit',
  defectCvr: 'cvrLimit',
  fruityCvr: 'cvrLimit',
  en: 'enMax',
  u: 'uMax',
  ...eachKey(INDEX_KINDS, (): QuantityName => 'limit'),
  values: 'limits',
};

type Parts = Pick<Explanation, 'inputs' | 'steps' | 'result'>;

/**
 * Computes the decimals with which each number of an explanation is printed (FIG-1). A terminating
 * number is printed exactly. An endless one gets enough decimals that the printed arithmetic gives
 * the printed figure. A figure with a limit gets enough to show on which side of it it is.
 */
export function placesOf(
  { right, conditions }: Pick<WrittenFormula, 'right' | 'conditions'>,
  { inputs, steps, result }: Parts,
): Places {
  const all = [...inputs, ...steps, result];
  const known: Known = (name) => valueIn(all, name);
  const places = new Map<QuantityName, number>();
  for (const each of all) {
    const least = Math.max(0, ...numbersIn(each).map((value) => decimalsOf(each.name, value)));
    if (numbersIn(each).length > 0) places.set(each.name, least);
  }
  const raise = (name: QuantityName, to: number) =>
    places.set(name, Math.max(places.get(name) ?? 0, to));
  for (const each of all)
    for (const { limit, of } of beside(each, all)) {
      raise(each.name, of.figure);
      if (limit !== null) raise(limit, of.limit);
    }
  for (const { left, right: limit } of conditions ?? []) {
    const [name, value] = [nameIn(all, left), numberIn(left, known)];
    const against = numberIn(limit, known);
    if (name === null || value === null || against === null) continue;
    const of = decimalPlaces(value, against, 0);
    const limitName = nameIn(all, limit);
    raise(name, of.figure);
    if (limitName !== null) raise(limitName, of.limit);
  }
  const endless = [...inputs, ...steps].filter((each) => numbersIn(each).some(isEndless));
  const goes = () => right === null || givesPrinted(right, result, places, known);
  for (let more = 3; endless.length > 0 && !goes() && more <= MOST; more += 1)
    for (const { name } of endless) places.set(name, Math.max(places.get(name) ?? 0, more));
  return Object.fromEntries(places);
}

const numbersIn = (of: NamedQuantity): readonly number[] =>
  of.kind === 'number' && of.value !== null ? [of.value] : of.kind === 'numbers' ? of.values : [];

/**
 * The name of the quantity that is a side of a condition, or null where the side is not a single
 * quantity.
 */
const nameIn = (all: readonly NamedQuantity[], side: string): QuantityName | null =>
  all.find(({ name }) => side === `{${name}}`)?.name ?? null;

/** The number that is a side of a condition. */
function numberIn(side: string, known: Known): number | null {
  const [, name = ''] = /^\{([^}]+)\}$/.exec(side) ?? [];
  return /^[\d.]+$/.test(name) ? Number(name) : isQuantityName(name) ? known(name) : null;
}

const valueIn = (all: readonly NamedQuantity[], name: QuantityName): number | null => {
  const found = all.find((each) => each.name === name);
  return found?.kind === 'number' ? found.value : null;
};

const endOf = (value: number): number | null => {
  for (let places = 0; places <= EXACT; places += 1)
    if (Math.abs(rounded(value, places) - value) < 1e-10) return places;
  return null;
};

const isEndless = (value: number): boolean => endOf(value) === null;

/**
 * The usual decimals: none for counts, one for Md, Mf and marks, two for everything else, or as
 * many as it has.
 */
function decimalsOf(name: QuantityName, value: number): number {
  const end = endOf(value);
  if (TENTHS.has(name)) return Math.max(1, end ?? 2);
  if (end === 0 && WHOLE.has(name)) return 0;
  return Math.max(2, end ?? 2);
}

const TENTHS: ReadonlySet<QuantityName> = new Set(['md', 'mf', 'scores']);
const WHOLE: ReadonlySet<QuantityName> = new Set([
  'n',
  'position',
  'fewest',
  'most',
  'scored',
  'green',
  'ripe',
  'observations',
  'beyond',
  'insufficient',
  'breaches',
  'criteria',
]);

/** The decimals that a quantity and its limit need to show which is greater (NUM-2). */
function beside(
  of: NamedQuantity,
  all: readonly NamedQuantity[],
): readonly { readonly limit: QuantityName | null; readonly of: DecimalPlaces }[] {
  if (of.name === 'z')
    return numbersIn(of).map((z) => ({
      limit: null,
      of: { figure: decimalPlacesForAll(z, Z_LIMITS, 2), limit: 0 },
    }));
  const limit = LIMIT_OF[of.name];
  const found = all.find(({ name }) => name === limit);
  if (limit === undefined || found === undefined) return [];
  const limits = numbersIn(found);
  return numbersIn(of).flatMap((value, place) => {
    const against = limits[place];
    return against === undefined ? [] : [{ limit, of: decimalPlaces(value, against, 2) }];
  });
}

/** The limits with which z is compared (M-RM). */
const Z_LIMITS = [-WARNING_Z, -SATISFACTORY_Z, SATISFACTORY_Z, WARNING_Z];

/** Whether the arithmetic with the printed numbers gives the printed result. */
function givesPrinted(
  right: Term,
  result: NamedQuantity,
  places: ReadonlyMap<QuantityName, number>,
  known: Known,
): boolean {
  const printed: Known = (name) => {
    const value = known(name);
    return value === null ? null : rounded(value, places.get(name) ?? 2);
  };
  const middle = termValue(right, printed);
  if (middle === null) return true;
  const spread = right.spread?.(printed) ?? null;
  const found = spread === null ? [middle] : [middle - spread, middle + spread];
  const to = places.get(result.name) ?? 2;
  return numbersIn(result).every(
    (value, place) => rounded(value, to) === rounded(found[place] ?? Number.NaN, to),
  );
}
