import { Plural, Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { address } from '../../parts/page/address.ts';
import { NoWrapCodes } from '../../ui/layout/no-wrap-codes.tsx';
import { Link } from '../../ui/link/link.tsx';
import { NAMED, subjectOfRun, type TrailRun } from './trail-runs.ts';

/**
 * The people and things that a run is about: their names if they are few, else their number
 * (AUD-14).
 */
export function RunSubject({
  run,
  hasTasters,
}: {
  readonly run: TrailRun;
  /** Whether to name the tasters; false if they are the people who acted. */
  readonly hasTasters: boolean;
}) {
  const { all, colon } = useFormat();
  const { tasters, glasses, samples, records, session } = subjectOfRun(run);
  const [tasterCount, glassCount, sampleCount] = [tasters.length, glasses.length, samples.length];
  const parts: [string, ReactNode][] = [];
  if (hasTasters && tasterCount > NAMED)
    parts.push([
      'tasters',
      <Plural key="tasters" value={tasterCount} one="# taster" other="# tasters" />,
    ]);
  else if (hasTasters && tasterCount > 0)
    parts.push(['tasters', <strong key="tasters">{all(tasters)}</strong>]);
  if (glassCount > NAMED)
    parts.push([
      'glasses',
      <Plural key="glasses" value={glassCount} one="# glass" other="# glasses" />,
    ]);
  else if (glassCount > 1) {
    const codes = all(glasses);
    parts.push(['glasses', <Trans key="glasses">glasses {codes}</Trans>]);
  } else if (glassCount === 1) {
    const [glass] = glasses;
    parts.push(['glasses', <Trans key="glasses">glass {glass}</Trans>]);
  }
  if (sampleCount > NAMED)
    parts.push([
      'samples',
      <Plural key="samples" value={sampleCount} one="# sample" other="# samples" />,
    ]);
  else if (sampleCount > 0)
    parts.push(['samples', <NoWrapCodes key="samples">{all(samples)}</NoWrapCodes>]);
  if (records.length > 0 && records.length <= NAMED)
    parts.push([
      'records',
      <strong key="records">
        <NoWrapCodes>{all(records)}</NoWrapCodes>
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
