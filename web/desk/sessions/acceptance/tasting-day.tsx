import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import { isTrainingDay } from '../../../../domain/sessions/is-training-day.ts';
import type { DayRow, SessionRow } from '../../../../domain/sessions/session-row.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { boardHref } from '../../../live/session/board-addresses.ts';
import { useValueNames } from '../../../parts/history/use-value-names.ts';
import { SessionStateMark } from '../../../parts/sessions/session-state-mark.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import { ValidateSessions } from '../bulk/validate-sessions.tsx';
import { DayVerdictMark, TrainingMark } from './day-verdict-mark.tsx';
import { JudgeDay } from './judge-day.tsx';

/** One tasting day: its sessions, what was said of it, and what may be done now. */
export function TastingDay(props: {
  readonly day: DayRow;
  /** One set of columns: their heads stand above the first day of a page. */
  readonly isFirst: boolean;
}) {
  const { day, isFirst } = props;
  const { t } = useLingui();
  const write = useFormat();
  const nameOf = useValueNames();
  const [asking, setAsking] = useState<'validate' | 'accepted' | 'rejected' | null>(null);
  const counted = day.sessions.filter(({ state, training }) => state !== 'draft' && !training);
  const closed = counted.filter(({ state }) => state === 'closed').map(({ session }) => session);
  const isReady = counted.length > 0 && counted.every(({ state }) => state === 'validated');
  const isTraining = isTrainingDay(day);
  const title = write.day(day.date);
  return (
    <Section
      title={title}
      count={isTraining ? <TrainingMark /> : <DayVerdictMark judged={day.judged} />}
      actions={
        isTraining ? undefined : (
          <>
            {closed.length === 0 ? null : (
              <Button size="dense" icon={CircleCheck} onPress={() => setAsking('validate')}>
                <Trans>Validate {closed.length}</Trans>
              </Button>
            )}
            <Button
              size="dense"
              variant="danger"
              icon={OctagonAlert}
              isDisabled={counted.length === 0}
              aria-label={t`Reject ${title}`}
              onPress={() => setAsking('rejected')}
            >
              <Trans>Reject</Trans>
            </Button>
            <Button
              size="dense"
              icon={CircleCheck}
              isDisabled={!isReady || (day.judged?.verdict === 'accepted' && day.judged.stands)}
              aria-label={t`Accept ${title}`}
              onPress={() => setAsking('accepted')}
            >
              <Trans>Accept</Trans>
            </Button>
          </>
        )
      }
    >
      <FigureTable<SessionRow>
        label={t`Sessions of ${title}`}
        rows={day.sessions}
        isHeadSpoken={!isFirst}
        rowId={({ session }) => String(session)}
        columns={[
          {
            id: 'session',
            header: t`Session`,
            width: '14%',
            isRowHeader: true,
            cell: ({ session, training }) => (
              <>
                <Link href={boardHref(session)} strong>
                  {session}
                </Link>
                {training ? <> · {t`Training`}</> : null}
              </>
            ),
          },
          {
            id: 'sheet',
            width: '16%',
            header: t`Profile sheet`,
            hideBelow: 'desk',
            cell: ({ sheet }) => nameOf(sheet) ?? sheet,
          },
          {
            id: 'state',
            width: '20%',
            header: t`State`,
            cell: (row) => <SessionStateMark state={row.state} against={row.validationReason} />,
          },
          {
            id: 'samples',
            width: '9%',
            header: t`Samples`,
            align: 'end',
            cell: (row) => row.samples,
          },
          {
            id: 'tasters',
            width: '9%',
            header: t`Tasters`,
            align: 'end',
            cell: (row) => row.tasters,
          },
          {
            id: 'sealed',
            width: '10%',
            header: t`Sheets stored`,
            align: 'end',
            cell: (row) => row.sealed,
          },
          {
            id: 'validated',
            width: '22%',
            header: t({ message: 'Validated', context: 'session' }),
            hideBelow: 'desk',
            cell: ({ validatedAt, validatedBy }) =>
              validatedAt === null ? null : `${write.instant(validatedAt)} · ${validatedBy ?? ''}`,
          },
        ]}
      />
      {asking === 'validate' ? (
        <ValidateSessions sessions={closed} onClose={() => setAsking(null)} />
      ) : null}
      {asking === 'accepted' || asking === 'rejected' ? (
        <JudgeDay date={day.date} verdict={asking} onClose={() => setAsking(null)} />
      ) : null}
    </Section>
  );
}
