import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { REPORT_PARTS, type ReportPart } from '../../../domain/reports/report-changes.ts';

/** RPT-5: a part of a report by itself, as it is told to have changed; what is none stands as it is. */
export function reportPartMessage(part: string): MessageDescriptor {
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
