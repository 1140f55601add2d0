import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Archive, Download } from 'lucide-react';
import { useState } from 'react';
import {
  type BackupPeriod,
  checkPeriod,
  daysOf,
  LONGEST_PERIOD,
  yearUpTo,
} from '../../../domain/backups/backup-period.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useToday } from '../../i18n/use-today.ts';
import { CheckedForm } from '../../parts/forms/checked-form.tsx';
import { DayField } from '../../parts/forms/day-field.tsx';
import { RefusalNote, RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { Section } from '../../ui/section/section.tsx';
import { period as periodStyle } from './backups.css.ts';
import { useBackup } from './use-backup.ts';

type Typed = { readonly [End in keyof BackupPeriod]: string | null };

/**
 * Form that makes a backup of a period of at most 365 days, with a progress bar, and downloads the
 * file (BAK-20, BAK-21). An assistant's backup is partial, and is named so (BAK-55).
 */
export function MakeBackup({ isPartial = false }: { readonly isPartial?: boolean }) {
  const { t } = useLingui();
  const write = useFormat();
  const wordOf = useTableWords();
  const today = useToday();
  const [typed, setTyped] = useState<Typed>(() => yearUpTo(today));
  const { work, make, cancel } = useBackup(isPartial);
  const [isLeft, setLeft] = useState(false);
  const { from, to } = typed;
  const period = from === null || to === null ? null : { from, to };
  const checked = period === null ? null : checkPeriod(period);
  const days = period === null ? 0 : daysOf(period);
  const isMaking = work.kind === 'making';
  const progress = isMaking ? work.progress : null;
  const share =
    progress === null ? null : Math.floor((100 * progress.rows) / Math.max(1, progress.of));
  const problem =
    checked === null || checked.ok
      ? undefined
      : checked.code === 'period-reversed'
        ? t`The period ends before it begins`
        : t`The period may not exceed ${LONGEST_PERIOD} days`;
  // Validation on blur: an error appears when a field was left, and goes with the first valid
  // period (FRM-21).
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (isRight(next)) setLeft(false);
  };
  const ends = { isRequired: true, isDisabled: isMaking, gives: 'typing' } as const;
  return (
    <Section title={t`Make a backup`}>
      <Stack gap={4}>
        <CheckedForm
          label={t`Make a backup`}
          onSubmit={() => {
            if (checked?.ok === true && !isMaking) void make(checked.value);
            else setLeft(true);
          }}
          onUnread={() => setLeft(true)}
        >
          <div className={periodStyle}>
            <DayField
              label={t`From`}
              value={from}
              {...ends}
              onBlur={() => setLeft(true)}
              onChange={(day) => change({ from: day })}
            />
            <DayField
              label={t`To`}
              value={to}
              {...ends}
              errorMessage={isLeft ? problem : undefined}
              onBlur={() => setLeft(true)}
              onChange={(day) => change({ to: day })}
            />
            <Button
              type="submit"
              variant="primary"
              icon={Archive}
              isDisabled={checked?.ok !== true || isMaking}
            >
              <Trans>Make the backup</Trans>
            </Button>
          </div>
        </CheckedForm>
        {days > 0 && (
          <Text tone="muted" as="p">
            <Plural value={days} one="# day" other="# days" />
            {checked?.ok === true && days === LONGEST_PERIOD && (
              <>
                {', '}
                <Trans>the most a backup may hold</Trans>
              </>
            )}
          </Text>
        )}
        {isMaking && (
          <ProgressBar
            label={progress === null ? t`Counting what there is` : wordOf(progress.table)}
            value={share}
            valueText={share === null ? undefined : `${write.number(share, 0)}\u00a0%`}
            cancel={{ label: t`Cancel`, onPress: cancel }}
          />
        )}
        {work.kind === 'made' && (
          <Note kind="success" isLive title={<Trans>The backup is made</Trans>}>
            {isPartial ? (
              <Trans>{work.name} is partial, not restorable. Ask a leader for a whole one.</Trans>
            ) : (
              <Trans>{work.name} holds everything until its start. Keep it off the server.</Trans>
            )}
          </Note>
        )}
        {work.kind === 'denied' && (
          <Note kind="error" isLive>
            <Stack gap={3}>
              <Text as="p">
                <RefusalWords refusal={work.refusal} />
              </Text>
              <Button icon={Download} onPress={work.save}>
                <Trans>Save as a file</Trans>
              </Button>
            </Stack>
          </Note>
        )}
        {work.kind === 'refused' && <RefusalNote refusal={work.refusal} />}
      </Stack>
    </Section>
  );
}

const isRight = ({ from, to }: Typed): boolean =>
  from !== null && to !== null && checkPeriod({ from, to }).ok;

/** Hook that names the part of a backup that is being written, by its database table (BAK-21). */
function useTableWords(): (table: string) => string {
  const { t } = useLingui();
  return (table) => {
    switch (table) {
      case 'sheets':
      case 'glasses':
      case 'sessions':
        return t`Writing sessions and sheets`;
      case 'results':
      case 'sample_verdicts':
      case 'assessment_validity':
      case 'point_notes':
        return t`Writing results`;
      case 'documents':
      case 'document_heads':
      case 'document_updates':
        return t`Writing live documents`;
      case 'books':
      case 'book_changes':
      case 'audit':
      case 'audit_heads':
      case 'given_commands':
        return t`Writing the registers and the audit trail`;
      default:
        return t`Writing the panel and its registers`;
    }
  };
}
