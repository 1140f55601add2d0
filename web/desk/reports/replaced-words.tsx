import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { REPORT_PARTS, type ReportPart } from '../../../domain/reports/report-changes.ts';
import type { ReportRecord } from '../../../domain/reports/report-record.ts';
import { useFormat } from '../../i18n/use-format.ts';
import * as css from './report.css.ts';

/** Returns the name of a changed part of a report; an unknown key stays as it is (RPT-5). */
function reportPartMessage(part: string): MessageDescriptor {
  const known = REPORT_PARTS.find((one) => one === part);
  return known === undefined ? msg`${part}` : WORDS[known];
}

const WORDS: Readonly<Record<ReportPart, MessageDescriptor>> = {
  panel: msg`the panel’s data`,
  customer: msg`the customer`,
  sample: msg`the data of the sample`,
  sessions: msg`the sessions and their conditions`,
  method: msg`the method`,
  findings: msg`the results`,
  deviations: msg`the deviations`,
  remarks: msg`the remarks`,
  sheets: msg`the annex`,
};

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
            <Trans>No longer valid: replaced by report {replacedBy}.</Trans>
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
