import { mean, quantile, sampleStandardDeviation } from 'simple-statistics';
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  DESCRIPTOR_KEYS,
  type DescriptorKey,
} from '../../domain/words/attributes.ts';

/** A sheet as an object, marks in cm. */
export type PlainSheet = {
  readonly glass: string;
  readonly marks: Readonly<Partial<Record<AttributeKey, number>>>;
  readonly descriptor: DescriptorKey | null;
};

type PlainFigures = {
  readonly n: number;
  readonly median: number;
  readonly p25: number;
  readonly p75: number;
  readonly sStar: number;
  readonly cvr: number | null;
  readonly mean: number;
  readonly sd: number | null;
};

/**
 * Assesses one glass by the EU limits as one would write it with a general library: an object for
 * each figure, in floating point. Only for the benchmark, where it must give the same classes as
 * the engine.
 */
export function plainAssessment(sheets: readonly PlainSheet[]) {
  const figures: Partial<Record<AttributeKey | DescriptorKey, PlainFigures | null>> = {};
  for (const key of ATTRIBUTE_KEYS)
    figures[key] = figuresOf(
      sheets.map(({ marks }) => marks[key]).filter((mark) => mark !== undefined),
    );
  for (const key of DESCRIPTOR_KEYS) {
    if (2 * sheets.filter(({ descriptor }) => descriptor === key).length < sheets.length) continue;
    const marks = sheets.map((sheet) => (sheet.descriptor === key ? (sheet.marks.other ?? 0) : 0));
    figures[key] = figuresOf(marks);
  }
  const defect = Object.entries(figures)
    .filter(([key]) => !['other', 'fruity', 'bitter', 'pungent'].includes(key))
    .map(([, found]) => found)
    .filter((found) => found !== null)
    .sort((a, b) => b.median - a.median || (a.cvr ?? 0) - (b.cvr ?? 0))[0];
  const [md, mf] = [tenth(defect?.median ?? 0), tenth(figures.fruity?.median ?? 0)];
  const reliable = (defect?.cvr ?? 0) <= 20 && (figures.fruity?.cvr ?? 0) <= 20;
  return { figures, md, mf, reliable, class: classOf(sheets.length, md, mf) };
}

function figuresOf(marks: readonly number[]): PlainFigures | null {
  const n = marks.length;
  if (n === 0) return null;
  const all = [...marks];
  const [p25 = 0, median = 0, p75 = 0] = quantile(all, [0.25, 0.5, 0.75]);
  const sStar = (1.25 * (p75 - p25)) / (1.35 * Math.sqrt(n));
  const cvr = median === 0 ? null : (100 * sStar) / median;
  const sd = n < 2 ? null : sampleStandardDeviation(all);
  return { n, median, p25, p75, sStar, cvr, mean: mean(all), sd };
}

const tenth = (cm: number): number => Math.round(cm * 10 + 1e-9) / 10;

function classOf(n: number, md: number, mf: number): string {
  if (n < 8) return 'NOCLASIFICATED';
  if (md === 0 && mf > 0) return 'EVOO';
  return md <= 3.5 && mf > 0 ? 'VOO' : 'LOO_EU';
}
