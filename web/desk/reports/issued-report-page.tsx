import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import type { ReportRow, ReportStanding } from '../../../domain/reports/report-answers.ts';
import { reportAddress } from '../../../domain/reports/report-code.ts';
import { reportRecordSchema } from '../../../domain/reports/report-record.ts';
import { reportOfHref } from '../../live/session/board-addresses.ts';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { reportQuery } from '../../parts/http/report-queries.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { saveFile } from '../../parts/page/save-file.ts';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { useSaving } from '../../parts/page/use-saving.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { reportHref } from './report-href.ts';
import { ReportPaper } from './report-paper.tsx';

/** The page of one issued report, for printing and for download (RPT-2, RPT-9). */
export function IssuedReportPage() {
  const { number } = useParams({ from: '/intra/desk/reports/$number' });
  const { t } = useLingui();
  const answer = useQuery(reportQuery(number));
  const saving = useSaving();
  usePageTitle(t`Test report ${number}`);
  useCrumbs([{ label: t`Reports`, href: address('/intra/reports/list') }, { label: number }]);
  if (answer.isError)
    return (
      <Page>
        <PageHeader title={t`Test report ${number}`} />
        <Note
          kind="error"
          actions={
            <LinkButton href={address('/intra/reports/list')}>
              <Trans>To the reports</Trans>
            </LinkButton>
          }
        >
          <RefusalWords refusal={refusalOf(answer.error)} />
        </Note>
      </Page>
    );
  if (answer.data === undefined)
    return (
      <Page>
        <Skeleton lines={8} label={t`Loading`} />
      </Page>
    );
  const { row, standing, record, origin } = answer.data;
  const read = reportRecordSchema.safeParse(JSON.parse(record));
  const code = { number: row.number, digest: row.digest };
  return (
    <Page>
      <Stack gap={5}>
        <div data-screen-only="">
          <PageHeader
            above={t`Sample ${row.sample.code}, session ${row.session}`}
            title={t`Test report ${number}`}
            actions={
              <>
                <LinkButton href={reportOfHref(row.session, row.sample.id)}>
                  <Trans>All reports of this sample</Trans>
                </LinkButton>
                <Button
                  icon={Download}
                  onPress={() =>
                    saving(() => saveFile(`report-${number}.json`, 'application/json', record))
                  }
                >
                  <Trans>Save as a file</Trans>
                </Button>
                <Button variant="primary" icon={Printer} onPress={() => window.print()}>
                  <Trans>Print</Trans>
                </Button>
              </>
            }
          />
          <StandingNote row={row} standing={standing} />
        </div>
        {read.success ? (
          <ReportPaper
            shown={{
              stated: read.data,
              issued: {
                record: read.data,
                digest: row.digest,
                address: reportAddress(origin ?? window.location.origin, code),
                replacedBy: row.replacedBy,
              },
            }}
          />
        ) : (
          <Note kind="error">
            <Trans>Written by another version of the program.</Trans>
          </Note>
        )}
      </Stack>
    </Page>
  );
}

/** The message that a report was replaced or is outdated; nothing for a valid report (RPT-5). */
function StandingNote(props: { readonly row: ReportRow; readonly standing: ReportStanding }) {
  const { row, standing } = props;
  if (standing === 'replaced' && row.replacedBy !== null)
    return (
      <Note kind="warning">
        <Trans>
          Replaced by <Link href={reportHref(row.replacedBy)}>report {row.replacedBy}</Link>; stays
          readable.
        </Trans>
      </Note>
    );
  if (standing === 'outdated')
    return (
      <Note kind="warning">
        <Trans>The records have changed since; verification says so. Issue a replacement.</Trans>
      </Note>
    );
  return null;
}
