import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Deviation } from '../../../domain/reports/deviation.ts';
import type { ReportDraft } from '../../../domain/reports/report-record.ts';
import { ZoneContext } from '../../i18n/zone-context.ts';
import { markOverflow } from '../../ui/table/mark-overflow.ts';
import { AwardPart } from './award-part.tsx';
import { ClassPart } from './class-part.tsx';
import { DeviationWords } from './deviation-words.tsx';
import * as css from './report.css.ts';
import { ReportAnnex } from './report-annex.tsx';
import { ReportConditions } from './report-conditions.tsx';
import { ReportFoot } from './report-foot.tsx';
import { ReportHead } from './report-head.tsx';
import type { ShownReport } from './shown-report.ts';

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

/** Quotes a text as a CSS string, for the content of a page margin. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', ' ')}"`;

/** Placeholders of the page counters in the translated text. */
const PAGE = '⟦page⟧';
const PAGES = '⟦pages⟧';

/**
 * Sets the print margins of a report: A4, and a footer with its number, the notice of reproduction
 * and "page x of y" (RPT-9). It is an adopted style sheet of the document: a static file does not
 * know number and language.
 */
function usePageMargins(title: string): void {
  const { t } = useLingui();
  const [page, pages] = [PAGE, PAGES];
  const count = t`Page ${page} of ${pages}`
    .split(/(⟦pages?⟧)/)
    .filter((part) => part !== '')
    .map((part) =>
      part === PAGE ? 'counter(page)' : part === PAGES ? 'counter(pages)' : quoted(part),
    )
    .join(' ');
  const only = t`This report is reproduced only in full.`;
  useEffect(() => {
    const type =
      'font: 8pt "Atkinson Hyperlegible Next Variable", sans-serif; color: #444; vertical-align: top; padding-top: 3mm;';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page report {
      size: A4 portrait;
      margin: 14mm 15mm 18mm;
      @bottom-left { content: ${quoted(title)}; ${type} text-align: left; width: 40%; }
      @bottom-center { content: ${quoted(only)}; ${type} width: 40%; }
      @bottom-right { content: ${count}; ${type} text-align: right; width: 20%; }
    }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [title, only, count]);
}

/**
 * The deviations and overrides of a report with their reasons, and the leader's remarks (RPT-4).
 */
function ReportDeviations(props: {
  readonly deviations: readonly Deviation[];
  readonly remarks: string;
  readonly method: ReportDraft['method'];
}) {
  const { deviations, remarks, method } = props;
  return (
    <>
      {deviations.length === 0 ? null : (
        <section>
          <h2>
            <Trans>Deviations and decisions</Trans>
          </h2>
          <ul className={css.list}>
            {deviations.map((one) => (
              <li key={JSON.stringify(one)}>
                <DeviationWords of={one} method={method} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {remarks === '' ? null : (
        <section className={css.whole}>
          <h2>
            <Trans>Remarks</Trans>
          </h2>
          <p>{remarks}</p>
        </section>
      )}
    </>
  );
}
