import { Trans } from '@lingui/react/macro';
import type { Deviation } from '../../../domain/reports/deviation.ts';
import type { ReportDraft } from '../../../domain/reports/report-record.ts';
import { DeviationWords } from './deviation-words.tsx';
import * as css from './report.css.ts';

/** RPT-4: everything that was otherwise than asked or overridden, with the reason; and what the leader adds. */
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
