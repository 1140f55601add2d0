import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { finalMedian } from '../../../domain/reports/final-median.ts';
import type { ClassFindings, ReportDraft } from '../../../domain/reports/report-record.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import { statementMessage } from '../../parts/messages/statement-message.ts';
import * as css from './report.css.ts';
import { lineName, ReportFigures } from './report-figures.tsx';
import { ReportRule } from './report-rule.tsx';

/**
 * The findings of a report from a sheet of lines: the class, its figures, its decision rule, and
 * required statements (RPT-1).
 */
export function ClassPart(props: {
  readonly findings: ClassFindings;
  readonly method: ReportDraft['method'];
  readonly beside: ReactNode;
}) {
  const { findings, method, beside } = props;
  const { t, i18n } = useLingui();
  const write = useFormat();
  const names = useSheetNames();
  const { predominantDefect: defect, analyses, mf } = findings;
  const md = defect === null ? findings.md : (findings.md ?? finalMedian(analyses, defect));
  return (
    <>
      <div className={css.verdict}>
        <div>
          <p className={css.caption}>
            <Trans>Category</Trans>
          </p>
          <p className={css.oil}>{i18n._(oilClassMessage(findings.class))}</p>
          {findings.of === 'person' ? (
            <p>
              <Trans>Decided by a person: see the deviations.</Trans>
            </p>
          ) : null}
        </div>
        <div>
          <p className={css.caption}>
            <Trans>Predominant defect, median</Trans>
          </p>
          <p className={css.found}>
            {defect === null ? capital(t`none`) : lineName(defect, names)}
            <strong>{write.cm(md)}</strong>
          </p>
        </div>
        <div>
          <p className={css.caption}>
            <Trans>Fruitiness, median</Trans>
          </p>
          <p className={css.found}>
            {kindOf(findings.fruityClass, names)}
            <strong>{write.cm(mf ?? finalMedian(analyses, 'fruity'))}</strong>
          </p>
        </div>
      </div>
      <ReportFigures findings={findings} />
      <div className={css.two}>
        <ReportRule findings={findings} method={method} />
        {beside}
      </div>
      <ReportStatements statements={findings.statements} />
    </>
  );
}

/** The fruity kind, green or ripe; empty without perceived fruitiness or without a stated kind. */
function kindOf(fruityClass: string | null, names: ReturnType<typeof useSheetNames>): string {
  if (fruityClass === null || fruityClass === 'NONINTENSITY') return '';
  return names.kind(fruityClass === 'RIPE' ? 'ripe' : 'green');
}

/**
 * The statements of a report: optional label terms (M-LABEL), and whether bitter or pungent is
 * above 5.0 (RPT-1).
 */
function ReportStatements({ statements }: { readonly statements: readonly string[] }) {
  const { i18n } = useLingui();
  const { semicolon } = useFormat();
  const bitter = statements.includes('bitter>5');
  const pungent = statements.includes('pungent>5');
  const terms = statements.filter((key) => !key.endsWith('>5'));
  const words = terms.map((key) => {
    const message = statementMessage(key);
    return message === null ? key : i18n._(message);
  });
  return (
    <section className={css.whole}>
      <h2>
        <Trans>Statements</Trans>
      </h2>
      {words.length === 0 ? null : <p>{`${words.join(semicolon)}.`}</p>}
      <p>
        {bitter && pungent ? (
          <strong>
            <Trans>The medians of bitter and of pungent are above 5.0.</Trans>
          </strong>
        ) : bitter ? (
          <strong>
            <Trans>The median of bitter is above 5.0.</Trans>
          </strong>
        ) : pungent ? (
          <strong>
            <Trans>The median of pungent is above 5.0.</Trans>
          </strong>
        ) : (
          <Trans>Neither bitter nor pungent is above 5.0.</Trans>
        )}
      </p>
    </section>
  );
}
