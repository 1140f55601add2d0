import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RecordLinks, type RunRecord } from './record-links.tsx';
import { NAMED } from './trail-runs.ts';

/**
 * Writes several registrations in a row as one sentence (AUD-16). Null for other acts, and for a
 * single record.
 */
export function recordsSentence(
  command: string,
  who: ReactNode,
  all: readonly RunRecord[],
): ReactNode {
  const count = all.length;
  if (count < 2) return null;
  const areMany = count > NAMED;
  const records = <RecordLinks records={all} />;
  switch (command) {
    case 'register-sample':
      return areMany ? (
        <Trans>
          {who} registered <Plural value={count} one="# sample" other="# samples" />.
        </Trans>
      ) : (
        <Trans>
          {who} registered the samples {records}.
        </Trans>
      );
    case 'import-sample':
      return areMany ? (
        <Trans>
          {who} imported <Plural value={count} one="# sample" other="# samples" />.
        </Trans>
      ) : (
        <Trans>
          {who} imported the samples {records}.
        </Trans>
      );
    case 'register-taster':
      return areMany ? (
        <Trans>
          {who} registered <Plural value={count} one="# taster" other="# tasters" />.
        </Trans>
      ) : (
        <Trans>
          {who} registered the tasters {records}.
        </Trans>
      );
    case 'import-taster':
      return areMany ? (
        <Trans>
          {who} imported <Plural value={count} one="# taster" other="# tasters" />.
        </Trans>
      ) : (
        <Trans>
          {who} imported the tasters {records}.
        </Trans>
      );
    default:
      return null;
  }
}
