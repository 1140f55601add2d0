import { Trans } from '@lingui/react/macro';
import { isRaised } from '../../../domain/reports/final-median.ts';
import {
  type ClassFindings,
  type ReportDraft,
  schemeOfReport,
} from '../../../domain/reports/report-record.ts';
import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';
import type { OilClass } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { classLimits } from '../../parts/figures/class-limits.ts';
import * as css from './report.css.ts';

/**
 * The decision rule of a report with its limits, reliability, and the comparison of the replicates
 * (RPT-1).
 */
export function ReportRule(props: {
  readonly findings: ClassFindings;
  readonly method: ReportDraft['method'];
}) {
  const { findings, method } = props;
  const write = useFormat();
  const { analyses, pair, predominantDefect: defect } = findings;
  const isReliable = analyses.every(({ reliable }) => reliable);
  return (
    <section className={css.whole}>
      <h2>
        <Trans>Decision rule and limits</Trans>
      </h2>
      <p>
        <ClassRule oil={findings.class} scheme={schemeOfReport(method)} />{' '}
        <LimitsOf method={method} />
      </p>
      <p>
        <Trans>
          The category follows the medians rounded to 0.1, half away from zero, never the confidence
          interval.
        </Trans>
      </p>
      {defect !== null && isRaised(analyses, defect) ? (
        <p>
          <strong>
            <Trans>
              Median of the predominant defect between 0 and 0.1, rounded to 0.1: not extra virgin.
            </Trans>
          </strong>
        </p>
      ) : null}
      <p>
        {isReliable ? (
          <Trans>Reliable: CVr at most 20 % for predominant defect and fruity. Met.</Trans>
        ) : (
          <Trans>Reliable: CVr at most 20 % for predominant defect and fruity. Not met.</Trans>
        )}
      </p>
      {pair === null ? null : (
        <p>
          <Trans>
            Replicates: En of the defect {write.beside(pair.enDefect, method.enMaxDefect)}, at most{' '}
            {write.limit(method.enMaxDefect)}; En of fruity{' '}
            {write.beside(pair.enFruity, method.enMaxFruity)}, at most{' '}
            {write.limit(method.enMaxFruity)}.
          </Trans>{' '}
          {pair.accepted ? <Trans>Met.</Trans> : <Trans>Not met.</Trans>}
        </p>
      )}
      <p className={css.small}>
        <Trans>
          Rules M-COMPLETE, M-MEDIAN, M-CVR, M-CI, M-DEFECT, M-CLASS, M-RELIABLE, M-FRUITY, M-EN,
          M-LABEL. Verdial’s convention, no published text: evaluations that count, counting of
          descriptors, green or ripe, plain fruitiness.
        </Trans>
      </p>
    </section>
  );
}

/** The source of the class limits, with the edition that the panel entered (M-CLASS). */
function LimitsOf({ method }: { readonly method: ReportDraft['method'] }) {
  const edition = method.tradeStandardEdition ?? '';
  if (method.scheme === 'EU')
    return <Trans>Limits: Delegated Regulation (EU) 2022/2104, Annex I, table A.</Trans>;
  return edition === '' ? (
    <Trans>Limits: IOC trade standard COI/T.15/NC No 3 (edition not stated by the panel).</Trans>
  ) : (
    <Trans>Limits: IOC trade standard COI/T.15/NC No 3, {edition}.</Trans>
  );
}

/** The conditions of a class with their limits, as a sentence (M-CLASS). */
function ClassRule(props: { readonly oil: OilClass; readonly scheme: ClassScheme }) {
  const write = useFormat();
  const { virgin, ordinary } = classLimits(props.scheme);
  const [v, o] = [write.cm(virgin), write.cm(ordinary)];
  switch (props.oil) {
    case 'EVOO':
      return <Trans>Extra virgin: median of the defects 0, median of fruity above 0.</Trans>;
    case 'VOO':
      return (
        <Trans>
          Virgin: median of the predominant defect above 0 and at most {v}, median of fruity above
          0.
        </Trans>
      );
    case 'OVOO':
      return (
        <Trans>
          Ordinary virgin: median of the predominant defect above {v} and at most {o}, or at most{' '}
          {v} with a median of fruity of 0.
        </Trans>
      );
    case 'LOO':
      return ordinary === null ? (
        <Trans>
          Lampante virgin: median of the predominant defect above {v}, or at most {v} with a median
          of fruity of 0.
        </Trans>
      ) : (
        <Trans>Lampante virgin: median of the predominant defect above {o}.</Trans>
      );
    case 'LOO_EU':
      return (
        <Trans>
          Lampante: median of the predominant defect above {v}, or at most {v} with a median of
          fruity of 0.
        </Trans>
      );
    case 'NOCLASIFICATED':
      return <Trans>Not classified: fewer than eight valid evaluations.</Trans>;
  }
}
