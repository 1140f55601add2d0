import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { FruityClass, OilClass } from '../../../domain/words/assessment.ts';
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  DESCRIPTOR_KEYS,
  type DefectKey,
  type DescriptorKey,
} from '../../../domain/words/attributes.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import {
  compare,
  decimal,
  fraction,
  minus,
  type Rational,
  toNumber,
  toTenth,
  ZERO,
} from './rational.ts';
import { numbersOf, type RationalFigures, rationalFigures } from './rational-attribute.ts';

/** The exact assessment of one sample in one replicate. */
export type RationalSample = {
  readonly n: number;
  readonly figures: ReadonlyMap<AttributeKey | DescriptorKey, RationalFigures | null>;
  readonly defect: DefectKey | null;
  readonly defectFigures: RationalFigures | null;
  readonly fruity: RationalFigures | null;
  readonly md: Rational | null;
  readonly mf: Rational | null;
  readonly class: OilClass;
  readonly reliable: boolean;
  readonly fruityClass: FruityClass | null;
  readonly statements: readonly string[];
};

const LINES: readonly DefectKey[] = ['fusty', 'musty', 'winey', 'frostbitten', 'rancid'];

/** The marks of an attribute or a descriptor that count by M-SCALE and M-DEFECT. */
export function marksFor(
  sheets: readonly ScoredSheet[],
  key: AttributeKey | DescriptorKey,
): readonly number[] {
  const line = ATTRIBUTE_KEYS.find((each) => each === key);
  if (line !== undefined)
    return sheets.map(({ marks }) => marks[line]).filter((mm) => mm !== undefined);
  return sheets.map(({ marks, otherDescriptor }) =>
    otherDescriptor === key && marks.other !== undefined ? marks.other : 0,
  );
}

/** The sheets that count: all by version 1, then those with nine answers (M-COMPLETE). */
export const counting = (valid: readonly ScoredSheet[], { method }: PanelSettings) =>
  valid.filter(({ marks }) => method === 'verdial-method-1' || Object.keys(marks).length === 9);

/**
 * Computes the exact assessment of a sample, independently of the engine by method.md (M-STAT,
 * M-CLASS).
 */
export function rationalSample(
  valid: readonly ScoredSheet[],
  settings: PanelSettings,
): RationalSample {
  const sheets = counting(valid, settings);
  const figures = new Map<AttributeKey | DescriptorKey, RationalFigures | null>();
  for (const key of ATTRIBUTE_KEYS)
    figures.set(key, rationalFigures(marksFor(sheets, key), settings.quantile));
  const candidates: DefectKey[] = [...LINES];
  for (const key of DESCRIPTOR_KEYS) {
    const naming = sheets.filter(
      ({ otherDescriptor, marks }) => otherDescriptor === key && marks.other !== undefined,
    );
    if (naming.length === 0 || naming.length < sheets.length / 2) continue;
    candidates.push(key);
    figures.set(key, rationalFigures(marksFor(sheets, key), settings.quantile));
  }
  const defect = predominant(candidates, figures);
  const defectFigures = defect === null ? null : (figures.get(defect) ?? null);
  const fruity = figures.get('fruity') ?? null;
  const isAnyDefectAnswered = candidates.some((key) => figures.get(key) != null);
  const md = defectFigures ? toTenth(defectFigures.median) : isAnyDefectAnswered ? ZERO : null;
  const mf = fruity === null ? null : toTenth(fruity.median);
  const oil = classOf(sheets.length, md, mf, settings);
  return {
    n: sheets.length,
    figures,
    defect,
    defectFigures,
    fruity,
    md,
    mf,
    class: oil,
    reliable: fruity !== null && [defectFigures, fruity].every(isReliable),
    fruityClass: fruityClassOf(sheets, mf, settings),
    statements:
      settings.method === 'verdial-method-1'
        ? statementsOf(
            mf,
            roundedMedian(figures, 'bitter'),
            roundedMedian(figures, 'pungent'),
            settings,
            'fruity',
          )
        : labelOf(sheets, figures, oil, settings),
  };
}

function roundedMedian(figures: RationalSample['figures'], key: AttributeKey): Rational | null {
  const found = figures.get(key);
  return found ? toTenth(found.median) : null;
}

/**
 * The label by version 2: offered to some oils, from unrounded medians; by version 3 from the
 * stated ones (M-LABEL).
 */
function labelOf(
  sheets: readonly ScoredSheet[],
  figures: RationalSample['figures'],
  oil: OilClass,
  settings: PanelSettings,
): readonly string[] {
  const [fruity, bitter, pungent] = (['fruity', 'bitter', 'pungent'] as const).map((key) =>
    settings.method === 'verdial-method-3'
      ? roundedMedian(figures, key)
      : (figures.get(key)?.median ?? null),
  );
  const terms = statementsOf(
    fruity ?? null,
    bitter ?? null,
    pungent ?? null,
    settings,
    fruityNameOf(sheets, settings),
  );
  const isOffered = oil === 'EVOO' || oil === 'VOO';
  if (isOffered && sheets.length >= 8) return terms;
  const why = sheets.length < 8 ? 'terms-need-8' : 'terms-not-for-class';
  return [why, ...terms.filter((term) => term.endsWith('>5'))];
}

/**
 * The term of fruity (M-LABEL). It has no kind where as many ticked green as ripe, green where at
 * least half of those who scored did, otherwise ripe. By version 3 it is ripe where at least half
 * ticked that, otherwise without a kind.
 */
function fruityNameOf(sheets: readonly ScoredSheet[], { method }: PanelSettings): string {
  const scored = sheets.filter(({ marks }) => (marks.fruity ?? 0) > 0);
  const ticked = (kind: string) => scored.filter(({ fruityKind }) => fruityKind === kind).length;
  if (ticked('green') === ticked('ripe')) return 'fruity';
  if (ticked('green') >= scored.length / 2) return 'green fruity';
  const isStated = method !== 'verdial-method-3' || ticked('ripe') >= scored.length / 2;
  return isStated ? 'ripe fruity' : 'fruity';
}

/**
 * The predominant defect: the greatest median, then the smaller CVr, then the sheet's order
 * (M-DEFECT).
 */
function predominant(
  candidates: readonly DefectKey[],
  figures: RationalSample['figures'],
): DefectKey | null {
  const perceived = candidates.flatMap((key) => {
    const line = ATTRIBUTE_KEYS.find((each) => each === key);
    const descriptor = DESCRIPTOR_KEYS.find((each) => each === key);
    const found = figures.get(line ?? descriptor ?? 'other');
    return found && found.median.above > 0n ? [{ key, found }] : [];
  });
  const ranked = perceived.toSorted(
    (a, b) =>
      compare(b.found.median, a.found.median) ||
      compare(a.found.cvrSquared ?? ZERO, b.found.cvrSquared ?? ZERO),
  );
  return ranked[0]?.key ?? null;
}

/**
 * The class by the tables of method.md; by versions 1 and 2 the IOC always has ordinary virgin
 * (M-CLASS).
 */
export function classOf(
  n: number,
  md: Rational | null,
  mf: Rational | null,
  { scheme, ordinaryVirgin, method }: PanelSettings,
): OilClass {
  if (n < 8 || md === null || mf === null) return 'NOCLASIFICATED';
  const isFruity = mf.above > 0n;
  const isVirgin = compare(md, decimal(3.5)) <= 0;
  if (md.above === 0n && isFruity) return 'EVOO';
  if (isVirgin && isFruity) return 'VOO';
  if (scheme === 'EU') return 'LOO_EU';
  const hasOrdinary = ordinaryVirgin || method !== 'verdial-method-3';
  return hasOrdinary && compare(md, fraction(6)) <= 0 ? 'OVOO' : 'LOO';
}

/** Whether CVr is at most 20 %, where there is one (M-RELIABLE). */
const isReliable = (of: RationalFigures | null): boolean =>
  of === null || of.cvrSquared === null || compare(of.cvrSquared, fraction(1, 25)) <= 0;

/** The class of fruitiness (M-FRUITY). */
function fruityClassOf(
  sheets: readonly ScoredSheet[],
  mf: Rational | null,
  settings: PanelSettings,
): FruityClass | null {
  if (mf === null || mf.above === 0n) return 'NONINTENSITY';
  const scored = sheets.filter(({ marks }) => marks.fruity !== undefined && marks.fruity > 0);
  const ticked = (kind: string) => scored.filter(({ fruityKind }) => fruityKind === kind).length;
  if (ticked('green') < scored.length / 2) {
    const isStated = settings.method !== 'verdial-method-3' || ticked('ripe') >= scored.length / 2;
    return isStated ? 'RIPE' : null;
  }
  if (compare(mf, fraction(6)) > 0) return 'GREEN_ROBUST';
  return isDelicate(mf, settings) ? 'GREEN_DELICATE' : 'GREEN_MEDIUM';
}

/** Whether a median is delicate: 3.0 is, but was medium by version 1 (M-FRUITY, M-LABEL). */
const isDelicate = (median: Rational, { method }: PanelSettings): boolean =>
  compare(median, fraction(3)) < (method === 'verdial-method-1' ? 0 : 1);

/** The terms and statements (M-LABEL). */
function statementsOf(
  fruity: Rational | null,
  bitter: Rational | null,
  pungent: Rational | null,
  settings: PanelSettings,
  fruityName: string,
): readonly string[] {
  const found: string[] = [];
  for (const [name, median] of [
    [fruityName, fruity],
    ['bitter', bitter],
    ['pungent', pungent],
  ] as const) {
    if (median === null || median.above === 0n) continue;
    if (compare(median, fraction(6)) > 0) found.push(`robust ${name}`);
    else if (isDelicate(median, settings)) found.push(`delicate ${name}`);
    else found.push(`medium ${name}`);
  }
  if (fruity !== null && bitter !== null && pungent !== null) {
    const two = fraction(2);
    const isBalanced = [bitter, pungent].every((each) => compare(minus(each, fruity), two) <= 0);
    if (isBalanced) found.push('well-balanced');
    if ([bitter, pungent].every((each) => compare(each, two) <= 0)) found.push('mild');
  }
  for (const [name, median] of [
    ['bitter', bitter],
    ['pungent', pungent],
  ] as const)
    if (median !== null && compare(median, fraction(5)) > 0) found.push(`${name}>5`);
  return found;
}

/** The assessment as numbers, with the names of exchange.md. */
export function sampleNumbers(of: RationalSample) {
  const attributes: Record<string, ReturnType<typeof numbersOf>> = {};
  const others: Record<string, ReturnType<typeof numbersOf>> = {};
  for (const [key, figures] of of.figures) {
    const into = ATTRIBUTE_KEYS.some((each) => each === key) ? attributes : others;
    into[key] = numbersOf(figures);
  }
  return {
    n: of.n,
    attributes,
    others,
    predominantDefect: of.defect,
    md: of.md === null ? null : toNumber(of.md),
    mf: of.mf === null ? null : toNumber(of.mf),
    class: of.class,
    reliable: of.reliable,
    fruityClass: of.fruityClass,
    statements: of.statements,
  };
}
