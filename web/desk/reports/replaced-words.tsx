import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReportRecord } from '../../../domain/reports/report-record.ts';
import { useFormat } from '../../i18n/use-format.ts';
import * as css from './report.css.ts';
import { reportPartMessage } from './report-part-message.ts';

/**
 * The paragraphs on replacement: which reports this one replaces, why, what changed, and whether it
 * was replaced itself (RPT-5).
 */
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
      ({ number, issuedAt }) => `${number} (${write.day(write.dayOf(issuedAt))})`,
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
