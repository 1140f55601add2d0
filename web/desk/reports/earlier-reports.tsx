import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportRow } from '../../../domain/reports/report-answers.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Link } from '../../ui/link/link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { reportHref } from './report-href.ts';

/**
 * The list of issued reports of a sample in a session, newest first. A replaced report names its
 * replacement (RPT-5).
 */
export function EarlierReports({ reports }: { readonly reports: readonly ReportRow[] }) {
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
