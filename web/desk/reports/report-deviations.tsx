import { Trans } from '@lingui/react/macro';
import type { Deviation } from '../../../domain/reports/deviation.ts';
import type { ReportDraft } from '../../../domain/reports/report-record.ts';
import { DeviationWords } from './deviation-words.tsx';
import * as css from './report.css.ts';

/**
 * The deviations and overrides of a report with their reasons, and the leader's remarks (RPT-4).
 */
export function ReportDeviations(props: {
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
