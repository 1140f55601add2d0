import { Trans } from '@lingui/react/macro';
import { isRaised } from '../../../domain/reports/final-median.ts';
import type { ClassFindings, ReportDraft } from '../../../domain/reports/report-record.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ClassRule } from './class-rule.tsx';
import * as css from './report.css.ts';

/** RPT-1: the decision rule with the limits, whether the results are reliable, and what the replicates came to. */
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
        <ClassRule oil={findings.class} scheme={method.scheme} />{' '}
        {method.scheme === 'EU' ? (
          <Trans>Limits: Delegated Regulation (EU) 2022/2104, Annex I, table A.</Trans>
        ) : (
          <Trans>Limits: those of the IOC.</Trans>
        )}
      </p>
      <p>
        <Trans>
          The category follows from the medians rounded to 0.1, half away from zero; the confidence
          interval never moves a category.
        </Trans>
      </p>
      {defect !== null && isRaised(analyses, defect) ? (
        <p>
          <strong>
            <Trans>
              The median of the predominant defect lies between 0 and 0.1: rounded it is 0.1, which
              is above 0, and the oil is not extra virgin.
            </Trans>
          </strong>
        </p>
      ) : null}
      <p>
        {isReliable ? (
          <Trans>Reliable: CVr at most 20 % for the predominant defect and for fruity. Met.</Trans>
        ) : (
          <Trans>
            Reliable: CVr at most 20 % for the predominant defect and for fruity. Not met.
          </Trans>
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
          Rules M-COMPLETE, M-MEDIAN, M-CVR, M-CI, M-DEFECT, M-CLASS, M-RELIABLE, M-FRUITY, M-EN and
          M-LABEL of the method. Verdial’s convention, since no published text was at hand: which
          evaluations count, how a descriptor is counted, what is green or ripe, and plain
          fruitiness.
        </Trans>
      </p>
    </section>
  );
}
