import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReportRecord } from '../../../domain/reports/report-record.ts';
import { useFormat } from '../../i18n/use-format.ts';
import * as css from './report.css.ts';
import { reportPartMessage } from './report-part-message.ts';

/** RPT-5: which reports this one replaces, why, and what is otherwise; and that it was replaced itself. */
export function ReplacedWords(props: {
  readonly record: ReportRecord;
  readonly replacedBy: string | null;
}) {
  const { i18n } = useLingui();
  const write = useFormat();
  const { replaces } = props.record;
  const { replacedBy } = props;
  const reports = write.all(
    (replaces?.reports ?? []).map(
      ({ number, issuedAt }) => `${number} (${write.day(issuedAt.slice(0, 10))})`,
    ),
  );
  const parts = write.all((replaces?.changes ?? []).map((part) => i18n._(reportPartMessage(part))));
  return (
    <>
      {replacedBy === null ? null : (
        <p className={css.replaces}>
          <strong>
            <Trans>Replaced by report {replacedBy}: this one is no longer valid.</Trans>
          </strong>
        </p>
      )}
      {replaces === null ? null : (
        <p className={css.replaces}>
          <strong>
            <Trans>This report replaces report {reports}.</Trans>
          </strong>{' '}
          <Trans>
            Reason: {replaces.reason} Changed: {parts}.
          </Trans>
        </p>
      )}
    </>
  );
}
