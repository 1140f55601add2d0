import { Trans, useLingui } from '@lingui/react/macro';
import { finalMedian } from '../../../domain/reports/final-median.ts';
import type { ClassFindings, ReportAnalysis } from '../../../domain/reports/report-record.ts';
import { shownInterval } from '../../../domain/results/shown-interval.ts';
import {
  isAttributeKey,
  isDescriptorKey,
  NEGATIVE_KEYS,
  POSITIVE_KEYS,
} from '../../../domain/words/attributes.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CVR_LIMIT } from '../../parts/figures/reliability.ts';
import { useInterval } from '../../parts/figures/use-interval.ts';
import { type SheetNames, useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { DotStrip } from '../../ui/dot-strip/dot-strip.tsx';
import * as css from './report.css.ts';

/**
 * The table with median, CVr and interval of every perceived line, for one analysis or for two with
 * their mean (RPT-1).
 */
export function ReportFigures({ findings }: { readonly findings: ClassFindings }) {
  const { t } = useLingui();
  const write = useFormat();
  const names = useSheetNames();
  const interval = useInterval();
  const { analyses } = findings;
  const [first, second] = analyses;
  if (first === undefined) return null;
  const both = second !== undefined;
  const lines = shownLines(findings);
  const counts = write.all(
    analyses.map(({ replicate, n }) => (both ? t`${n} in replicate ${replicate}` : String(n))),
  );
  return (
    <section className={css.whole}>
      <h2>
        <Trans>Results</Trans>
      </h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Attribute</Trans>
            </th>
            <th scope="col" className={css.figure}>
              <Trans>Median</Trans>
            </th>
            {both
              ? analyses.map(({ replicate }) => (
                  <th key={replicate} scope="col" className={css.figure}>
                    <Trans>Rep. {replicate}</Trans>
                  </th>
                ))
              : null}
            {analyses.map(({ replicate }) => (
              <th key={replicate} scope="col" className={css.figure}>
                {both ? <Trans>CVr {replicate}, %</Trans> : <Trans>CVr, %</Trans>}
              </th>
            ))}
            {analyses.map(({ replicate }) => (
              <th key={replicate} scope="col" className={css.figure}>
                {both ? <Trans>95 % int. {replicate}</Trans> : <Trans>95 % interval</Trans>}
              </th>
            ))}
            {both ? null : (
              <th scope="col" className={css.strip}>
                <Trans>Scores, 0 to 10</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">{lineName(line, names)}</th>
              <td className={`${css.figure} ${css.strong}`}>
                {write.cm(finalMedian(analyses, line))}
              </td>
              {both
                ? analyses.map(({ replicate, lines: of }) => (
                    <td key={replicate} className={css.figure}>
                      {write.two(of[line]?.median ?? null)}
                    </td>
                  ))
                : null}
              {analyses.map(({ replicate, lines: of }) => (
                <td key={replicate} className={css.figure}>
                  {write.beside(of[line]?.cvr ?? null, CVR_LIMIT)}
                </td>
              ))}
              {analyses.map(({ replicate, lines: of }) => (
                <td key={replicate} className={css.figure}>
                  {interval(of[line] ?? null)}
                </td>
              ))}
              {both ? null : (
                <td className={css.strip}>
                  <Strip of={first} line={line} name={lineName(line, names)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.small}>
        <Trans>In cm, line of 10 cm. Other defects: median 0. Valid evaluations: {counts}.</Trans>{' '}
        {both ? (
          <Trans>Median: mean of both replicates, rounded once to 0.1.</Trans>
        ) : (
          <Trans>
            Dots: valid scores; box: P25 to P75; heavy stroke: median; bar: 95 % interval.
          </Trans>
        )}
      </p>
    </section>
  );
}

function Strip(props: {
  readonly of: ReportAnalysis;
  readonly line: string;
  readonly name: string;
}) {
  const { t } = useLingui();
  const figures = props.of.lines[props.line];
  if (figures === undefined) return null;
  const { marks, median, p25, p75 } = figures;
  return (
    <DotStrip
      scores={marks.map((mm) => mm / 10)}
      median={median}
      p25={p25}
      p75={p75}
      interval={shownInterval(figures)}
      title={props.name}
      description={t`Scores in cm, from ${(marks[0] ?? 0) / 10} to ${(marks.at(-1) ?? 0) / 10}`}
      isCompact
    />
  );
}

/**
 * Selects the lines: the predominant defect, every other defect with a median above zero in an
 * analysis, and the positive attributes.
 */
function shownLines({ analyses, predominantDefect }: ClassFindings): readonly string[] {
  const others = [...new Set(analyses.flatMap(({ lines }) => Object.keys(lines)))].filter(
    (line) => ![...NEGATIVE_KEYS, ...POSITIVE_KEYS].some((known) => known === line),
  );
  const isAbove = (line: string) => analyses.some(({ lines }) => (lines[line]?.median ?? 0) > 0);
  const defects = [...NEGATIVE_KEYS, ...others].filter(
    (line) => line !== predominantDefect && isAbove(line),
  );
  return [...(predominantDefect === null ? [] : [predominantDefect]), ...defects, ...POSITIVE_KEYS];
}

/** Returns the name of a line or of a descriptor by key; an unknown key stays as it is (SHT-15). */
export const lineName = (key: string, names: SheetNames): string =>
  isAttributeKey(key) || isDescriptorKey(key) ? names.label(key) : key;
