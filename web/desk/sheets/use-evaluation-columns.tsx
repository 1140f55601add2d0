import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, Eye, Keyboard, PenLine, RotateCcw, X } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { BoardCell } from '../../live/session/board-cell.tsx';
import { type Registers, tasterName } from '../../live/session/use-registers.ts';
import { excludedBy } from '../../parts/sessions/excluded-by.ts';
import { useLeftOutReason } from '../../parts/sessions/use-left-out-reason.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { EvaluationRow } from './evaluation-row.ts';

/** Action on an evaluation. */
export type EvaluationAct = 'view' | 'exclude' | 'put-back' | 'reopen' | 'key-in';

/**
 * Hook that returns the columns of the list of evaluations. `can` returns whether an action on a
 * row is allowed now.
 */
export function useEvaluationColumns(parts: {
  readonly registers: Registers;
  readonly can: (row: EvaluationRow, act: EvaluationAct) => boolean;
  readonly onAct: (row: EvaluationRow, act: EvaluationAct) => void;
}): readonly Column<EvaluationRow>[] {
  const { registers, can, onAct } = parts;
  const { t } = useLingui();
  const write = useFormat();
  const leftOutReason = useLeftOutReason();
  const acts = [
    { id: 'view', label: t`View the sheet`, icon: Eye },
    { id: 'exclude', label: t`Leave out`, icon: X },
    { id: 'put-back', label: t`Include again`, icon: RotateCcw },
    { id: 'reopen', label: t`Re-open`, icon: PenLine },
    { id: 'key-in', label: t`Key in a paper sheet`, icon: Keyboard },
  ] as const;
  return [
    {
      id: 'taster',
      header: t`Taster`,
      isRowHeader: true,
      cell: (row) => {
        const { code, name } = tasterName(registers, row.taster);
        return (
          <Inline gap={2} wrap={false}>
            <Text tone="caption">{code}</Text>
            {name}
          </Inline>
        );
      },
    },
    { id: 'code', header: t`Code`, cell: (row) => <Text tone="code">{row.code}</Text> },
    {
      id: 'position',
      header: t`Place`,
      align: 'end',
      hideBelow: 'tablet',
      cell: (row) => row.position ?? (row.state.kind === 'unknown' ? '…' : '–'),
    },
    {
      id: 'state',
      header: t`State`,
      cell: (row) => <BoardCell state={row.state} keyedBy={row.record?.keyed?.by} />,
    },
    {
      id: 'valid',
      header: t`Validity`,
      cell: (row) =>
        row.sealed === null || !row.isJudged ? null : row.exclusion === null ? (
          <StateMark state="done">
            <Trans>Valid</Trans>
          </StateMark>
        ) : (
          <Inline gap={2}>
            <StateMark state="off">
              <Trans context="sheet">Left out</Trans>
            </StateMark>
            <Text tone="caption">
              {leftOutReason(row.exclusion.reason)} · {excludedBy(row.exclusion.by)}
            </Text>
          </Inline>
        ),
    },
    {
      id: 'signed',
      header: t`Signed`,
      hideBelow: 'desk',
      // The time of a signature on paper is unknown (KEY-4).
      cell: (row) =>
        row.signedAt === null || row.record?.keyed != null ? null : write.instant(row.signedAt),
    },
    {
      id: 'device',
      header: t`Heating device`,
      hideBelow: 'wide',
      cell: (row) => row.record?.heatingDevice,
    },
    {
      id: 'version',
      header: t`Version`,
      align: 'end',
      hideBelow: 'wide',
      cell: (row) => row.sealed?.version,
    },
    {
      id: 'acts',
      header: null,
      spoken: t`Actions`,
      align: 'end',
      isActs: true,
      cell: (row) => {
        const { name, code } = tasterName(registers, row.taster);
        const items = acts.filter(({ id }) => can(row, id));
        if (items.length === 0) return null;
        return (
          <Menu
            label={t`Actions for ${name || code}`}
            trigger={
              <IconButton icon={Ellipsis} label={t`Actions for ${name || code}`} size="dense" />
            }
            items={items}
            onAction={(id) => {
              const act = acts.find((known) => known.id === id);
              if (act !== undefined) onAct(row, act.id);
            }}
          />
        );
      },
    },
  ];
}
