import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AwardFindings, ReportDraft } from '../../../domain/reports/report-record.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useMedalWords } from '../../parts/points/use-medal-words.ts';
import * as css from './report.css.ts';

/** The maximum points of a sheet to which the medal limits apply. */
const HUNDRED = 100;

/**
 * The findings of a report from a sheet of points: medal, total, place, parts, and how they are
 * computed (RPT-1, SHT-6).
 */
export function AwardPart(props: {
  readonly findings: AwardFindings;
  readonly method: ReportDraft['method'];
  readonly beside: ReactNode;
}) {
  const { findings, method, beside } = props;
  const { t } = useLingui();
  const write = useFormat();
  const medals = useMedalWords();
  const { gold, silver, bronze } = method.medals;
  const number = (value: number | null) => (value === null ? '–' : write.number(value, 2));
  // A total has enough decimals to show its side of the medal limits below it, which are for 100
  // points (NUM-2).
  const totalOf = ({ score, maximum }: { readonly score: number; readonly maximum: number }) =>
    maximum === HUNDRED ? write.beside(score, gold, silver, bronze) : number(score);
  return findings.analyses.map(({ replicate, scores }) => {
    const { parts, total, rank, ranked, medal, how, n } = scores;
    return (
      <div key={replicate}>
        <div className={css.verdict}>
          <div>
            <p className={css.caption}>
              {findings.analyses.length > 1 ? (
                <Trans>Award, replicate {replicate}</Trans>
              ) : (
                <Trans>Award</Trans>
              )}
            </p>
            <p className={css.oil}>{medals(medal)}</p>
          </div>
          <div>
            <p className={css.caption}>
              <Trans>Total</Trans>
            </p>
            <p className={css.found}>
              {t`of ${total.maximum}`}
              <strong>{totalOf(total)}</strong>
            </p>
          </div>
          <div>
            <p className={css.caption}>
              <Trans>Place</Trans>
            </p>
            <p className={css.found}>
              {t`of ${ranked}`}
              <strong>{rank}</strong>
            </p>
          </div>
        </div>
        <section className={css.whole}>
          <h2>
            <Trans>Results</Trans>
          </h2>
          <table className={css.table}>
            <thead>
              <tr>
                {[t`Part`, t`Score`, t`Maximum`, t`Median`, t`Mean`, t`SD`, t`Range`].map(
                  (name, place) => (
                    <th key={name} scope="col" className={place === 0 ? undefined : css.figure}>
                      {name}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {[...parts, total].map((part) => (
                <tr key={part.key}>
                  <th scope="row">{part === total ? t`Total` : t`Part ${part.key}`}</th>
                  <td className={`${css.figure} ${css.strong}`}>
                    {part === total ? totalOf(total) : number(part.score)}
                  </td>
                  <td className={css.figure}>{part.maximum}</td>
                  <td className={css.figure}>{number(part.median)}</td>
                  <td className={css.figure}>{number(part.mean)}</td>
                  <td className={css.figure}>{number(part.sd)}</td>
                  <td className={css.figure}>{t`${part.lowest} to ${part.highest}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className={css.two}>
          <section className={css.whole}>
            <h2>
              <Trans>Decision rule and limits</Trans>
            </h2>
            <p>
              {how === 'median' ? (
                <Trans>Part score: median of {n} tasters’ points.</Trans>
              ) : how === 'mean' ? (
                <Trans>Part score: mean of {n} tasters’ points.</Trans>
              ) : (
                <Trans>Part score: mean of {n} tasters’ points without highest and lowest.</Trans>
              )}
            </p>
            <p>
              <Trans>
                Gold from {write.limit(gold)}, silver {write.limit(silver)}, bronze{' '}
                {write.limit(bronze)}. Points give no category.
              </Trans>
            </p>
          </section>
          {beside}
        </div>
      </div>
    );
  });
}
