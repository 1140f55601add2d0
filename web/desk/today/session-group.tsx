import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { boardHref, planHref } from '../../live/session/board-addresses.ts';
import { SessionStateMark } from '../../parts/sessions/session-state-mark.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { Tag } from '../../ui/tag/tag.tsx';

/** Sessions that ask the same of the desk; nothing when there are none, unless something is to be said then. */
export function SessionGroup(props: {
  readonly title: string;
  readonly rows: readonly SessionRow[];
  readonly leadsTo: 'board' | 'plan';
  readonly children?: ReactNode;
}) {
  const { title, rows, leadsTo, children } = props;
  const { t } = useLingui();
  const write = useFormat();
  if (rows.length === 0)
    return children === undefined ? null : (
      <Section title={title}>
        <Text tone="muted" as="p">
          {children}
        </Text>
      </Section>
    );
  const hrefOf = leadsTo === 'board' ? boardHref : planHref;
  return (
    <Section title={title}>
      <FigureTable
        label={title}
        rows={rows}
        rowId={(row) => String(row.session)}
        columns={[
          {
            id: 'session',
            header: t`Session`,
            isRowHeader: true,
            cell: (row) => (
              <Inline gap={2}>
                <Link href={hrefOf(row.session)} strong>
                  <Trans>Session {row.session}</Trans>
                </Link>
                {row.training && (
                  <Tag>
                    <Trans>Training</Trans>
                  </Tag>
                )}
              </Inline>
            ),
          },
          { id: 'date', header: t`Date`, width: 120, cell: (row) => write.day(row.date) },
          {
            id: 'state',
            header: t`State`,
            width: 220,
            cell: (row) => <SessionStateMark state={row.state} against={row.validationReason} />,
          },
          {
            id: 'samples',
            header: t`Samples`,
            width: 100,
            align: 'end',
            hideBelow: 'tablet',
            cell: (row) => row.samples,
          },
          {
            id: 'tasters',
            header: t`Tasters`,
            width: 100,
            align: 'end',
            hideBelow: 'tablet',
            cell: (row) => row.tasters,
          },
          {
            id: 'sealed',
            header: t`Signed sheets`,
            width: 120,
            align: 'end',
            hideBelow: 'tablet',
            cell: (row) => row.sealed,
          },
        ]}
      />
    </Section>
  );
}
