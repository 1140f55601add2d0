import type { AttributeKey, DefectKey, DescriptorKey } from './attributes.ts';

/**
 * The statistics of one attribute of one sample, in cm, unrounded (M-STAT). `null` where not
 * defined.
 */
export type Figures = {
  readonly n: number;
  readonly median: number | null;
  readonly p25: number | null;
  readonly p75: number | null;
  readonly iqr: number | null;
  readonly sStar: number | null;
  /** Per cent; null when the median is 0 (M-CVR). */
  readonly cvr: number | null;
  readonly ciLow: number | null;
  readonly ciHigh: number | null;
  readonly u: number | null;
  readonly uMax: number | null;
  readonly mean: number | null;
  readonly sd: number | null;
};

/** A category of an oil, or none (M-CLASS). */
export type OilClass = 'EVOO' | 'VOO' | 'OVOO' | 'LOO' | 'LOO_EU' | 'NOCLASIFICATED';

/** A class of fruitiness (M-FRUITY). */
export type FruityClass =
  | 'GREEN_ROBUST'
  | 'GREEN_MEDIUM'
  | 'GREEN_DELICATE'
  | 'RIPE'
  | 'NONINTENSITY';

/**
 * The assessment of one sample in one replicate, its computed figures and class: a row of `results`
 * in exchange.md.
 */
export type Assessment = {
  /** The number of sheets that count (M-COMPLETE). */
  readonly n: number;
  readonly attributes: Readonly<Record<AttributeKey, Figures>>;
  /** Only descriptors that at least half of the sheets name (M-DEFECT). */
  readonly others: Readonly<Partial<Record<DescriptorKey, Figures>>>;
  readonly predominantDefect: DefectKey | null;
  /** Median of the predominant defect and of fruity, cm, rounded to 0.1 half away from zero. */
  readonly md: number | null;
  readonly mf: number | null;
  readonly class: OilClass;
  readonly reliable: boolean;
  /** Null where fruity was perceived and its kind is not stated (M-FRUITY). */
  readonly fruityClass: FruityClass | null;
  /** Optional terms and mandatory statements by key, such as `bitter>5` (M-LABEL). */
  readonly statements: readonly string[];
};
