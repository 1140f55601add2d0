import { Trans, useLingui } from '@lingui/react/macro';
import { ZoneContext } from '../../i18n/zone-context.ts';
import { markOverflow } from '../../ui/table/mark-overflow.ts';
import { AwardPart } from './award-part.tsx';
import { ClassPart } from './class-part.tsx';
import * as css from './report.css.ts';
import { ReportAnnex } from './report-annex.tsx';
import { ReportConditions } from './report-conditions.tsx';
import { ReportDeviations } from './report-deviations.tsx';
import { ReportFoot } from './report-foot.tsx';
import { ReportHead } from './report-head.tsx';
import type { ShownReport } from './shown-report.ts';
import { usePageMargins } from './use-page-margins.ts';

/** The printed layout of a report (RPT-1), followed by its annex of sheets (RPT-9). */
export function ReportPaper({ shown }: { readonly shown: ShownReport }) {
  const { t } = useLingui();
  const { stated, issued } = shown;
  const number = issued?.record.number ?? null;
  const title = number === null ? t`Draft, not issued` : t`Test report ${number}`;
  usePageMargins(title);
  const { findings } = stated;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard focus
    <section className={css.desk} aria-label={title} tabIndex={0} ref={markOverflow}>
      <ZoneContext value={stated.panel.timeZone}>
        <article className={css.paper} data-theme="light">
          <ReportHead shown={shown} />
          {findings.kind === 'class' ? (
            <ClassPart
              findings={findings}
              method={stated.method}
              beside={<ReportConditions stated={stated} />}
            />
          ) : (
            <AwardPart
              findings={findings}
              method={stated.method}
              beside={<ReportConditions stated={stated} />}
            />
          )}
          <ReportDeviations
            deviations={stated.deviations}
            remarks={stated.remarks}
            method={stated.method}
          />
          <div className={css.whole}>
            <p className={css.small}>
              <Trans>The results relate only to the item tested, as it was received.</Trans>
            </p>
          </div>
          <ReportFoot shown={shown} />
          <div className={css.last}>
            <span>{title}</span>
            <span>
              <Trans>This report is reproduced only in full.</Trans>
            </span>
          </div>
          {stated.sheets === null ? null : (
            <ReportAnnex stated={stated} sheets={stated.sheets} title={title} />
          )}
        </article>
      </ZoneContext>
    </section>
  );
}
