import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DaySession } from '../../../../domain/sessions/session-row.ts';
import { boardHref } from '../../../live/session/board-addresses.ts';
import { useValueNames } from '../../../parts/history/use-value-names.ts';
import { InvalidatedWords } from '../../../parts/sessions/overridden.tsx';
import { SessionStateMark } from '../../../parts/sessions/session-state-mark.tsx';
import { Inline } from '../../../ui/layout/inline.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import * as styles from './acceptance.css.ts';
import { CriteriaMark } from './criteria-mark.tsx';

/** The columns of the sessions of tasting days. */
export function useDayColumns(): readonly Column<DaySession>[] {
  const { t } = useLingui();
  const nameOf = useValueNames();
  return [
    {
      id: 'session',
      width: '14%',
      header: t`Session`,
      isRowHeader: true,
      cell: ({ session, training }) => (
        <Inline gap={2}>
          <span className={styles.session}>
            <Link href={boardHref(session)}>
              <Trans>Session {session}</Trans>
            </Link>
          </span>
          {training ? <Tag>{t`Training`}</Tag> : null}
        </Inline>
      ),
    },
    {
      id: 'sheet',
      width: '15%',
      header: t`Profile sheet`,
      hideBelow: 'desk',
      cell: ({ sheet }) => nameOf(sheet) ?? sheet,
    },
    {
      id: 'samples',
      width: '6%',
      header: t`Samples`,
      align: 'end',
      hideBelow: 'desk',
      cell: ({ samples }) => samples,
    },
    {
      id: 'tasters',
      width: '6%',
      header: t`Tasters`,
      align: 'end',
      hideBelow: 'desk',
      cell: ({ tasters }) => tasters,
    },
    {
      id: 'sealed',
      width: '10%',
      header: t`Sheets stored`,
      align: 'end',
      cell: ({ sealed, glasses }) => (glasses === 0 ? sealed : t`${sealed} of ${glasses}`),
    },
    {
      id: 'criteria',
      width: '24%',
      header: t`Criteria`,
      cell: (session) => <CriteriaMark session={session} />,
    },
    {
      id: 'state',
      header: t`State`,
      cell: (session) => <DaySessionState session={session} />,
    },
  ];
}

/**
 * The state of a session of a tasting day: what is to be done for the day, and what a person marked
 * invalid.
 */
function DaySessionState({ session: row }: { readonly session: DaySession }) {
  const mark =
    row.state === 'closed' && !row.training ? (
      <StateMark state="signed">
        <Trans>
          Closed, <Link href={boardHref(row.session)}>to be validated</Link>
        </Trans>
      </StateMark>
    ) : (
      <SessionStateMark state={row.state} against={row.validationReason} />
    );
  const isCalled = row.state !== 'closed' && row.invalidAssessments > 0;
  if (row.invalidated === null && !isCalled) return mark;
  return (
    <Stack gap={1}>
      {mark}
      <InvalidatedWords invalidated={row.invalidated} />
      {!isCalled ? null : (
        <StateMark state="stop">
          <Plural
            value={row.invalidAssessments}
            one="# assessment invalid"
            other="# assessments invalid"
          />
        </StateMark>
      )}
    </Stack>
  );
}
