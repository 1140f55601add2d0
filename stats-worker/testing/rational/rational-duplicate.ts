import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import {
  compare,
  decimal,
  fraction,
  minus,
  over,
  plus,
  type Rational,
  rootOf,
  squared,
  toNumber,
  toTenth,
  ZERO,
} from './rational.ts';
import type { RationalFigures } from './rational-attribute.ts';
import { classOf, type RationalSample } from './rational-sample.ts';

/** Compares two replicates exactly, with the names of exchange.md (M-EN). */
export function duplicateNumbers(
  first: RationalSample,
  second: RationalSample,
  settings: PanelSettings,
) {
  const bothDefects = first.md !== null && second.md !== null;
  const bothFruity = first.fruity !== null && second.fruity !== null;
  const defect = bothDefects
    ? errorOf(first.defectFigures, second.defectFigures, settings, settings.enMaxDefect)
    : { en: null, accepted: false };
  const fruity = bothFruity
    ? errorOf(first.fruity, second.fruity, settings, settings.enMaxFruity)
    : { en: null, accepted: false };
  const accepted = defect.accepted && fruity.accepted;
  const mean = (a: RationalFigures | null, b: RationalFigures | null) =>
    toTenth(over(plus(a?.median ?? ZERO, b?.median ?? ZERO), fraction(2)));
  const md = mean(first.defectFigures, second.defectFigures);
  const mf = mean(first.fruity, second.fruity);
  return {
    enDefect: defect.en,
    enFruity: fruity.en,
    accepted,
    categoryMatch: first.class === second.class,
    defectMatch: first.defect === second.defect,
    md: accepted ? toNumber(md) : null,
    mf: accepted ? toNumber(mf) : null,
    class: accepted ? classOf(Math.min(first.n, second.n), md, mf, settings) : null,
  };
}

/** The median for En, PN and DN; 0 where there is none. */
export function medianUsed(of: RationalFigures | null, settings: PanelSettings): Rational {
  if (of === null) return ZERO;
  return settings.roundedMedian ? toTenth(of.median) : of.median;
}

function errorOf(
  first: RationalFigures | null,
  second: RationalFigures | null,
  settings: PanelSettings,
  most: number,
) {
  const apart = squared(minus(medianUsed(first, settings), medianUsed(second, settings)));
  const sure = plus(first?.uSquared ?? ZERO, second?.uSquared ?? ZERO);
  if (sure.above === 0n)
    return apart.above === 0n ? { en: 0, accepted: true } : { en: null, accepted: false };
  const errorSquared = over(apart, sure);
  return {
    en: rootOf(errorSquared),
    accepted: compare(errorSquared, squared(decimal(most))) <= 0,
  };
}
