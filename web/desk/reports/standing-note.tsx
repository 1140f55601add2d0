import { Trans } from '@lingui/react/macro';
import type { ReportRow, ReportStanding } from '../../../domain/reports/report-answers.ts';
import { Link } from '../../ui/link/link.tsx';
import { Note } from '../../ui/note/note.tsx';
import { reportHref } from './report-href.ts';

/** The message that a report was replaced or is outdated; nothing for a valid report (RPT-5). */
export function StandingNote(props: {
  readonly row: ReportRow;
  readonly standing: ReportStanding;
}) {
  const { row, standing } = props;
  if (standing === 'replaced' && row.replacedBy !== null)
    return (
      <Note kind="warning">
        <Trans>
          Replaced by <Link href={reportHref(row.replacedBy)}>report {row.replacedBy}</Link>. It
          stays readable as it was issued.
        </Trans>
      </Note>
    );
  if (standing === 'outdated')
    return (
      <Note kind="warning">
        <Trans>
          What it states has changed in the records since. Whoever verifies it is told so; issue a
          new report that replaces it.
        </Trans>
      </Note>
    );
  return null;
}
