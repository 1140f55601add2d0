import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { NoWrapCodes } from '../../ui/layout/no-wrap-codes.tsx';
import { Link } from '../../ui/link/link.tsx';
import { reportHref } from '../reports/report-href.ts';
import type { SentenceParts } from './sentence-parts.ts';
import { NAMED, type TrailRun } from './trail-runs.ts';

const entrySchema = z.object({ data: z.object({ report: z.string() }) });

/**
 * Writes the reports issued for a session as a sentence, by number (AUD-16, RPT-2). Null for other
 * acts, and for too many reports to name.
 */
export function reportSentence(
  run: TrailRun,
  { who, session }: Pick<SentenceParts, 'who' | 'session'>,
  all: (names: readonly string[]) => string,
): ReactNode {
  if (run[0].command !== 'issue-report' || session === null) return null;
  const numbers = run
    .flatMap((row) => entrySchema.safeParse(row).data?.data.report ?? [])
    .toSorted();
  const [number] = numbers;
  if (number === undefined || numbers.length > NAMED) return null;
  if (numbers.length > 1) {
    const reports = (
      <strong>
        <NoWrapCodes>{all(numbers)}</NoWrapCodes>
      </strong>
    );
    return (
      <Trans>
        {who} issued reports {reports} of session {session}.
      </Trans>
    );
  }
  const report = (
    <Link href={reportHref(number)}>
      <NoWrapCodes>{number}</NoWrapCodes>
    </Link>
  );
  return (
    <Trans>
      {who} issued report {report} of session {session}.
    </Trans>
  );
}
