import { z } from 'zod';
import type { ResultRow } from './result-row.ts';
import { shownInterval } from './shown-interval.ts';

const ends = z.object({ ciLow: z.number().nullable(), ciHigh: z.number().nullable() });
const figuresSchema = z.object({
  attributes: z.record(z.string(), ends),
  others: z.record(z.string(), ends).default({}),
});

/** The median of a defect and the ends of its 95 % interval, in cm. */
export type DefectInterval = { readonly md: number; readonly low: number; readonly high: number };

/**
 * The median of the predominant defect of a stored result, with its 95 % interval for display
 * (ASM-24, M-CI). It is 0 where there is no defect, null where unknown.
 */
export function storedInterval({
  predominantDefect,
  md,
  figures,
}: Pick<ResultRow, 'predominantDefect' | 'md' | 'figures'>): DefectInterval | null {
  if (md === null) return null;
  if (predominantDefect === null) return { md, low: md, high: md };
  const read = figuresSchema.safeParse(figures);
  const known = read.success ? { ...read.data.attributes, ...read.data.others } : {};
  const found = known[predominantDefect];
  const [low, high] = (found === undefined ? null : shownInterval(found)) ?? [md, md];
  return { md, low, high };
}
