import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { finalMedian } from '../../../domain/reports/final-median.ts';
import type { ClassFindings, ReportDraft } from '../../../domain/reports/report-record.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import * as css from './report.css.ts';
import { lineName, ReportFigures } from './report-figures.tsx';
import { ReportRule } from './report-rule.tsx';
import { ReportStatements } from './report-statements.tsx';

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
      <ReportStatements statements={findings.statements} isDecided={findings.of === 'person'} />
    </>
  );
}

/** The fruity kind, green or ripe; empty without perceived fruitiness or without a stated kind. */
function kindOf(fruityClass: string | null, names: ReturnType<typeof useSheetNames>): string {
  if (fruityClass === null || fruityClass === 'NONINTENSITY') return '';
  return names.kind(fruityClass === 'RIPE' ? 'ripe' : 'green');
}
