import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import type { RowFacts } from './row-facts.ts';

/** The menu of the desk's actions for one taster; nothing if there are none. */
export function RowMenu({
  row,
  taster,
  acts,
}: {
  readonly row: RowFacts;
  readonly taster: string;
  readonly acts: RowActs;
}) {
  const { t } = useLingui();
  const items = [
    ...(acts.onEndRest !== null && row.restSeconds > 0
      ? [{ id: 'end-rest', label: t`End the rest` }]
      : []),
    ...(acts.paperHref === null
      ? []
      : [{ id: 'paper', label: t`Key in a paper sheet`, href: acts.paperHref }]),
    ...acts.reopenable.map((code) => ({ id: `reopen ${code}`, label: t`Re-open sheet ${code}` })),
  ];
  const act = (id: string) => {
    if (id === 'end-rest') acts.onEndRest?.();
    else if (id.startsWith('reopen ')) acts.onReopen(id.slice('reopen '.length));
  };
  if (items.length === 0) return null;
  return (
    <Menu
      label={t`Actions for ${taster}`}
      trigger={<IconButton icon={Ellipsis} label={t`Actions for ${taster}`} size="dense" />}
      items={items}
      onAction={act}
    />
  );
}

/** The desk's actions for one taster. Only the leader may end a rest. */
export type RowActs = {
  readonly onAnswer: () => void;
  readonly onEndRest: (() => void) | null;
  /** The codes of the sealed sheets that can be re-opened. */
  readonly reopenable: readonly string[];
  readonly onReopen: (code: string) => void;
  /**
   * The page where a paper sheet of this taster is keyed in; null if that is not allowed (KEY-1).
   */
  readonly paperHref: string | null;
};
