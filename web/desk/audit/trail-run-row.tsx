import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isRole } from '../../../domain/words/role.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { EntryReason } from '../../parts/history/entry-details.tsx';
import { PlanChange } from '../../parts/history/plan-change.tsx';
import { subjectOf } from '../../parts/history/subject-of.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ActSentence } from './act-sentence.tsx';
import { TrailEntry } from './trail-entry.tsx';
import { TrailRow, WhoMark } from './trail-row.tsx';
import type { TrailRun } from './trail-runs.ts';
import { trailTone } from './trail-tone.ts';

/** A run of similar entries as one row, which expands to its entries (AUD-14). */
export function TrailRunRow({
  run,
  mayGoOn,
}: {
  readonly run: TrailRun;
  /** Whether the run may continue on the previous or on the next page. */
  readonly mayGoOn: { readonly before: boolean; readonly after: boolean };
}) {
  const { t } = useLingui();
  const write = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [newest] = run;
  const oldest = run.at(-1) ?? newest;
  const entries = run.length;
  const [from, to] = [oldest, newest].map(({ at }) => write.clock(at));
  const [first, last] = [oldest.sequence, newest.sequence];
  // With a filter, entries in between may be missing.
  const isWhole = last - first + 1 === entries;
  const names = run.map((row) => (isRole(row.role) ? row.name : subjectOf(row).taster));
  const tasters = isRole(newest.role) || newest.command === 'seal-sheet' ? new Set(names).size : 1;
  return (
    <>
      <TrailRow
        tone={trailTone(newest)}
        time={from === to ? `${to}` : t`${from} to ${to}`}
        mark={<WhoMark row={newest} isSeveral={tasters > 1} />}
        fold={{
          isOpen,
          openLabel: t`Show the entries ${first} to ${last}`,
          onTurn: () => setOpen(!isOpen),
        }}
        number={isWhole ? t`${first} to ${last}` : t`${entries} of ${first} to ${last}`}
      >
        <Stack gap={1}>
          <ActSentence run={run} />
          <PlanChange run={run} />
          <Text tone="caption">
            <Plural value={entries} one="# entry" other="# entries" />
            {mayGoOn.after && (
              <>
                {' · '}
                <Trans>More may be on the next page.</Trans>
              </>
            )}
            {mayGoOn.before && (
              <>
                {' · '}
                <Trans>More may be on the previous page.</Trans>
              </>
            )}
          </Text>
          <EntryReason row={newest} tone="muted" />
        </Stack>
      </TrailRow>
      {run.map((row) => (
        <TrailEntry key={row.sequence} row={row} isWithin isFolded={!isOpen} />
      ))}
    </>
  );
}
