import type { JudgedPair } from '../../../domain/results/analysis-steps.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';
import type { DuplicateComparison } from '../../../stats-worker/duplicates/compare-duplicate.ts';

/** The tolerance for equal figures, in cm or per cent, relative above 1 (exchange.md: 1e-9). */
const SAME = 1e-9;

/** A field of a result: its name, its stored value and the value computed here. */
type Compared = readonly [name: string, stored: unknown, own: unknown];

/**
 * The fields of a stored result that differ from the result computed on this page; empty when they
 * are equal (RES-1). Every statistic of every attribute is compared, not only the verdict.
 */
export function differingFields(row: ResultRow, live: Assessment): readonly string[] {
  const fields: readonly Compared[] = [
    ['n', row.n, live.n],
    ['class', row.class, live.class],
    ['predominantDefect', row.predominantDefect, live.predominantDefect],
    ['md', row.md, live.md],
    ['mf', row.mf, live.mf],
    ['reliable', row.reliable, live.reliable],
    ...figureFields(row.figures, live),
  ];
  return fields.filter(([, stored, own]) => !same(stored, own)).map(([name]) => name);
}

/** The fields of a stored pair that differ from the comparison on this page (ASM-28). */
export function differingOfPair(stored: JudgedPair, own: DuplicateComparison): readonly string[] {
  const fields: readonly Compared[] = [
    ['pair.enDefect', stored.enDefect, own.enDefect],
    ['pair.enFruity', stored.enFruity, own.enFruity],
    ['pair.accepted', stored.accepted, own.accepted],
    ['pair.md', stored.md, own.md],
    ['pair.mf', stored.mf, own.mf],
    ['pair.class', stored.class, own.class],
  ];
  return fields.filter(([, one, other]) => !same(one, other)).map(([name]) => name);
}

/** Collects the statistics to compare. A missing figure counts as different. */
function figureFields(stored: unknown, live: Assessment): readonly Compared[] {
  const whole = isRecord(stored) ? stored : {};
  const attributes = isRecord(whole['attributes']) ? whole['attributes'] : whole;
  return ATTRIBUTE_KEYS.flatMap((key): readonly Compared[] => {
    const figures = attributes[key];
    if (!isRecord(figures)) return [[key, undefined, live.attributes[key]]];
    return Object.entries(live.attributes[key]).map(([name, own]) => [
      `${key}.${name}`,
      figures[name],
      own,
    ]);
  });
}

function same(stored: unknown, own: unknown): boolean {
  if (typeof stored === 'number' && typeof own === 'number')
    return Math.abs(stored - own) <= SAME * Math.max(1, Math.abs(own));
  return stored === own;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
