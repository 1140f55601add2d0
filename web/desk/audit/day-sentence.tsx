import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { DAY_VERDICTS } from '../../../domain/sessions/decide-day.ts';
import type { TrailRun } from './trail-runs.ts';

const entrySchema = z.object({
  data: z.object({ date: z.iso.date() }),
  after: z.object({ verdict: z.enum(DAY_VERDICTS) }),
});

/**
 * Writes the decision on a tasting day as a sentence (AUD-16, SES-16). Null for other acts, and for
 * several entries.
 */
export function daySentence(
  [row, ...more]: TrailRun,
  who: ReactNode,
  dayOf: (date: string) => string,
): ReactNode {
  const entry = entrySchema.safeParse(row);
  if (row.command !== 'judge-day' || more.length > 0 || !entry.success) return null;
  const { data, after } = entry.data;
  const day = <strong>{dayOf(data.date)}</strong>;
  switch (after.verdict) {
    case 'accepted':
      return (
        <Trans>
          {who} accepted the tasting day {day}.
        </Trans>
      );
    case 'rejected':
      return (
        <Trans>
          {who} rejected the tasting day {day}.
        </Trans>
      );
    case 'reopened':
      return (
        <Trans>
          {who} reopened the tasting day {day}.
        </Trans>
      );
  }
}
