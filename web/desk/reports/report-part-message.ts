import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { REPORT_PARTS, type ReportPart } from '../../../domain/reports/report-changes.ts';

/** Returns the name of a changed part of a report; an unknown key stays as it is (RPT-5). */
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
