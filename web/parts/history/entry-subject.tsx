import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { NoWrapCodes } from '../../ui/layout/no-wrap-codes.tsx';
import { Link } from '../../ui/link/link.tsx';
import { address } from '../page/address.ts';
import { subjectOf } from './subject-of.ts';

/**
 * The subject of an audit entry: taster, glass, sample, session, or the name of another record
 * (AUD-13).
 */
export function EntrySubject({ row }: { readonly row: NamedAuditRow }) {
  const { colon } = useFormat();
  const { taster, glass, sample, replicate, session, record } = subjectOf(row);
  const parts: [string, ReactNode][] = [];
  if (taster !== '') parts.push(['taster', <strong key="taster">{taster}</strong>]);
  if (glass !== '') parts.push(['glass', <Trans key="glass">glass {glass}</Trans>]);
  if (sample !== '')
    parts.push([
      'sample',
      replicate === '' ? (
        <NoWrapCodes key="sample">{sample}</NoWrapCodes>
      ) : (
        <Trans key="sample">
          <NoWrapCodes>{sample}</NoWrapCodes>, replicate {replicate}
        </Trans>
      ),
    ]);
  if (record !== '')
    parts.push([
      'record',
      <strong key="record">
        <NoWrapCodes>{record}</NoWrapCodes>
      </strong>,
    ]);
  if (session !== '')
    parts.push([
      'session',
      <Link key="session" href={address('/intra/sessions/{-$code}', { params: { code: session } })}>
        <Trans>session {session}</Trans>
      </Link>,
    ]);
  return parts.map(([key, part], place) => (
    <Fragment key={key}>
      {place === 0 ? colon : ', '}
      {part}
    </Fragment>
  ));
}
