import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { isRole } from '../../../domain/words/role.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { changedFields } from '../../parts/history/changed-fields.ts';
import { EntryDetails, EntryReason } from '../../parts/history/entry-details.tsx';
import { PlanChange } from '../../parts/history/plan-change.tsx';
import { useFromWords } from '../../parts/history/use-entry-words.ts';
import { roleMessage } from '../../parts/messages/role-message.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ActSentence } from './act-sentence.tsx';
import * as styles from './trail.css.ts';
import { TrailRow, WhoMark } from './trail-row.tsx';
import { trailTone } from './trail-tone.ts';

/**
 * One entry of the audit trail: who did what, when, from where and why. It expands to the changed
 * fields.
 */
export function TrailEntry({
  row,
  isWithin = false,
  isFolded = false,
}: {
  readonly row: NamedAuditRow;
  /** The entry is listed below its run, which already shows who acted. */
  readonly isWithin?: boolean;
  /** The run is collapsed: the entry is visible in print only. */
  readonly isFolded?: boolean;
}) {
  const { t, i18n } = useLingui();
  const fromWords = useFromWords();
  const write = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { role, from, sequence, digest } = row;
  const has = changedFields(row.before, row.after).length > 0;
  const within = isFolded ? `${styles.within} ${styles.folded}` : styles.within;
  return (
    <TrailRow
      className={isWithin ? within : undefined}
      tone={isWithin ? null : trailTone(row)}
      time={write.clock(row.at)}
      mark={isWithin ? null : <WhoMark row={row} />}
      fold={
        has
          ? { isOpen, openLabel: t`Details of entry ${sequence}`, onTurn: () => setOpen(!isOpen) }
          : null
      }
      number={
        <>
          {sequence}
          <span className={styles.digest}> · {digest.slice(0, 8)}</span>
        </>
      }
    >
      <Stack gap={1}>
        <ActSentence run={[row]} />
        <PlanChange run={[row]} />
        {isRole(role) && (
          <Text tone="caption">
            {i18n._(roleMessage(role))}, {fromWords(from)}
          </Text>
        )}
        <EntryReason row={row} tone="muted" />
        {isOpen && <EntryDetails row={{ ...row, reason: null }} />}
      </Stack>
    </TrailRow>
  );
}
