import { Trans, useLingui } from '@lingui/react/macro';
import type { DaySession } from '../../../../domain/sessions/session-row.ts';
import { boardHref } from '../../../live/session/board-addresses.ts';
import { useValueNames } from '../../../parts/history/use-value-names.ts';
import { Inline } from '../../../ui/layout/inline.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import * as styles from './acceptance.css.ts';
import { CriteriaMark } from './criteria-mark.tsx';
import { DaySessionState } from './day-session-state.tsx';

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
