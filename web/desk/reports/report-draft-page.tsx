import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Answer } from '../../../domain/api/answers.ts';
import { readRefusal } from '../../../domain/read-refusal.ts';
import type { ReportRow } from '../../../domain/reports/report-answers.ts';
import { parseSampleId, parseSessionCode } from '../../../domain/words/ids.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { assessmentHref, reportOfHref } from '../../live/session/board-addresses.ts';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { sampleReportQuery } from '../../parts/http/report-queries.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { IssueForm, type ReportAsked } from './issue-form.tsx';
import { reportHref } from './report-href.ts';
import { ReportPaper } from './report-paper.tsx';

/**
 * The page with the draft report of a sample in a session (RPT-1), the form that issues it, and the
 * reports issued before (RPT-2).
 */
export function ReportDraftPage() {
  const params = useParams({ from: '/intra/desk/reports/$code/$sample' });
  const session = parseSessionCode(params.code);
  const sample = parseSampleId(params.sample);
  const { t } = useLingui();
  const isLeader = useMe().role === 'jefespanel';
  // Not from the cache: a draft from before another validation could not be issued.
  const answer = useQuery({
    ...sampleReportQuery(session ?? 0, params.sample),
    refetchOnMount: 'always',
  });
  const [asked, setAsked] = useState<ReportAsked | null>(null);
  usePageTitle(t`Report`);
  useCrumbs([
    { label: t`Reports`, href: address('/intra/reports/list') },
    { label: t`Session ${params.code}`, href: assessmentHref(session ?? 0, params.sample) },
    { label: t`Report` },
  ]);
  if (answer.isError || session === null || sample === null)
    return (
      <Page>
        <PageHeader title={t`Report`} />
        <Note
          kind="error"
          actions={
            <LinkButton href={address('/intra/reports/list')}>
              <Trans>To the reports</Trans>
            </LinkButton>
          }
        >
          {answer.isError ? (
            <RefusalWords refusal={refusalOf(answer.error)} />
          ) : (
            <Trans>Session {params.code} has no such sample.</Trans>
          )}
        </Note>
      </Page>
    );
  if (answer.data === undefined || !answer.isFetchedAfterMount)
    return (
      <Page>
        <Skeleton lines={8} label={t`Loading`} />
      </Page>
    );
  const { draft, refusal, reports } = answer.data;
  const newest = reports.find(({ replacedBy }) => replacedBy === null) ?? null;
  const now = asked ?? { customer: newest?.customer ?? '', remarks: '', hasAnnex: true };
  return (
    <Page>
      <Stack gap={5}>
        <div data-screen-only="">
          <PageHeader
            above={t`Session ${params.code}`}
            title={draft === null ? t`Report` : t`Report of ${draft.stated.sample.code}`}
            actions={
              <LinkButton href={assessmentHref(session, params.sample)}>
                <Trans>Assessment</Trans>
              </LinkButton>
            }
          />
          <Stack gap={5}>
            <EarlierReports reports={reports} />
            {refusal === null ? null : <NoReportNote refusal={refusal} sample={params.sample} />}
            {draft === null ? null : isLeader ? (
              <IssueForm
                session={session}
                sample={sample}
                newest={newest}
                asked={now}
                seen={draft.seen}
                onChange={setAsked}
              />
            ) : (
              <Note kind="info">
                <Trans>What a report would state now; leaders issue it.</Trans>
              </Note>
            )}
          </Stack>
        </div>
        {draft === null ? null : (
          <ReportPaper
            shown={{
              stated: {
                ...draft.stated,
                customer: now.customer.trim(),
                remarks: now.remarks.trim(),
                sheets: now.hasAnnex ? draft.stated.sheets : null,
              },
              issued: null,
            }}
          />
        )}
      </Stack>
    </Page>
  );
}

/**
 * The list of issued reports of a sample in a session, newest first. A replaced report names its
 * replacement (RPT-5).
 */
function EarlierReports({ reports }: { readonly reports: readonly ReportRow[] }) {
  const { t } = useLingui();
  const write = useFormat();
  if (reports.length === 0) return null;
  return (
    <Section title={t`Issued reports`}>
      <ul>
        {reports.map(({ number, issuedAt, issuedBy, replacedBy }) => (
          <li key={number}>
            <Link href={reportHref(number)}>{number}</Link>{' '}
            <Trans>
              issued {write.instant(issuedAt)} by {issuedBy}
            </Trans>
            {replacedBy === null ? null : (
              <>
                {', '}
                <Trans>replaced by {replacedBy}</Trans>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Why = NonNullable<Answer<'GET /api/sessions/:session/report/:sample'>['refusal']>;

/**
 * The message on why no report can be issued here, with a link to the session that has it, if there
 * is one (RPT-3).
 */
function NoReportNote({ refusal, sample }: { readonly refusal: Why; readonly sample: string }) {
  const { code, session } = refusal;
  const read = readRefusal({ code, data: session === null ? {} : { session } });
  return (
    <Note
      kind="info"
      actions={
        session === null ? undefined : (
          <Link href={reportOfHref(session, sample)}>
            <Trans>Report of session {session}</Trans>
          </Link>
        )
      }
    >
      {read === null ? code : <RefusalWords refusal={read} />}
    </Note>
  );
}
