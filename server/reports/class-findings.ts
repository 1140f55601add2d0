import { z } from 'zod';
import type { ReportedClass } from '../../domain/reports/decide-report.ts';
import type { ClassFindings, ReportAnalysis } from '../../domain/reports/report-record.ts';
import type { ResultRow } from '../../domain/results/result-row.ts';
import { oilClassSchema } from '../../domain/results/sample-verdict.ts';
import { isAttributeKey } from '../../domain/words/attributes.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { pairLabel } from '../../stats-worker/acceptance/pair-label.ts';

/** One analysis with the sheets that count for it. */
export type Analysed = { readonly row: ResultRow; readonly sheets: readonly ScoredSheet[] };

const figure = z.object({
  n: z.int(),
  median: z.number().nullable(),
  p25: z.number().nullable(),
  p75: z.number().nullable(),
  sStar: z.number().nullable(),
  cvr: z.number().nullable(),
  ciLow: z.number().nullable(),
  ciHigh: z.number().nullable(),
});

const figuresSchema = z.object({
  attributes: z.record(z.string(), figure),
  others: z.record(z.string(), figure).default({}),
  fruityClass: z.string().nullable(),
  statements: z.array(z.string()),
});

/**
 * Builds the findings of a report on a sample with marks on lines, from the stored results (RPT-1).
 */
export function classFindings(
  decided: ReportedClass,
  analysed: readonly Analysed[],
): ClassFindings {
  const [first, second] = analysed;
  if (first === undefined) throw new Error('a report of nothing');
  const last = second ?? first;
  const { settings } = last.row;
  const of = analysisOf(settings.duplicateOrder === 'second' ? last : first);
  const { pair } = decided;
  const label =
    second === undefined
      ? of
      : pairLabel(first.sheets, second.sheets, {
          settings,
          class: decided.of === 'person' ? 'NOCLASIFICATED' : decided.class,
        });
  return {
    kind: 'class',
    class: decided.class,
    of: decided.of,
    predominantDefect: of.predominantDefect,
    md: pair === null ? of.md : pair.md,
    mf: pair === null ? of.mf : pair.mf,
    fruityClass: label.fruityClass,
    statements: label.statements,
    analyses: analysed.map(analysisOf),
    pair,
  };
}

function analysisOf({ row, sheets }: Analysed): ReportAnalysis {
  const { attributes, others, fruityClass, statements } = figuresSchema.parse(row.figures);
  const lines = Object.fromEntries(
    Object.entries({ ...attributes, ...others }).map(([key, figures]) => [
      key,
      { ...figures, marks: marksOf(sheets, key) },
    ]),
  );
  return {
    session: row.session,
    date: row.date,
    replicate: row.replicate,
    n: row.n,
    class: oilClassSchema.parse(row.class),
    predominantDefect: row.predominantDefect,
    md: row.md,
    mf: row.mf,
    reliable: row.reliable,
    fruityClass,
    statements,
    lines,
    validatedAt: row.validatedAt,
    validatedBy: row.validatedBy,
  };
}

/**
 * Returns the counted marks of a line in ascending order, which does not reveal whose they are. A
 * descriptor is counted as in M-DEFECT.
 */
const marksOf = (sheets: readonly ScoredSheet[], key: string): readonly number[] =>
  sheets
    .flatMap(({ marks, otherDescriptor }) =>
      isAttributeKey(key) ? (marks[key] ?? []) : otherDescriptor === key ? (marks.other ?? 0) : 0,
    )
    .sort((a, b) => a - b);
