import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { CALIBRATION_DAYS } from '../../../domain/words/calibration-days.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { AgeWords } from './age-words.tsx';
import {
  callCell,
  endFigure,
  rowEnd,
  stuckActs,
  stuckCall,
  twoLines,
  unbroken,
} from './board.css.ts';
import type { RowFacts } from './row-facts.ts';

const DAY = 86_400_000;

/** What a desk may do for one taster. A rest may be ended by the leader alone. */
export type RowActs = {
  readonly onAnswer: () => void;
  readonly onEndRest: (() => void) | null;
  /** The codes of sealed sheets that may be opened again. */
  readonly reopenable: readonly string[];
  readonly onReopen: (code: string) => void;
  /** KEY-1: where a sheet of paper of this taster is keyed in; null where none may be. */
  readonly paperHref: string | null;
};

/** The end of a taster's row: whether the booth is connected or when it was seen, calibration, call, and what may be done. */
export function BoardRowEnd(props: {
  readonly row: RowFacts;
  readonly taster: string;
  readonly now: number;
  readonly acts: RowActs;
}) {
  const { row, taster, now, acts } = props;
  const { t } = useLingui();
  const isOld = row.calibratedAt !== null && now - row.calibratedAt > CALIBRATION_DAYS * DAY;
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
  return (
    <>
      <td className={rowEnd}>
        <Seen row={row} now={now} />
        <Devices count={row.word?.devices ?? 0} />
      </td>
      <td className={endFigure}>
        {isOld ? (
          <StateMark state="flag">
            <AgeWords since={row.calibratedAt} now={now} />
          </StateMark>
        ) : (
          <AgeWords since={row.calibratedAt} now={now} />
        )}
      </td>
      <td className={`${endFigure} ${twoLines}`}>
        <Unsynced word={row.word} now={now} />
      </td>
      <td className={`${rowEnd} ${stuckCall}`}>
        {row.call === null ? null : (
          <div className={callCell}>
            <StateMark state="call">
              <Trans>Calls</Trans>
            </StateMark>
            <div>
              <Button
                size="dense"
                variant="quiet"
                onPress={acts.onAnswer}
                aria-label={t`Answer the call of ${taster}`}
              >
                <Trans>Answer</Trans>
              </Button>
            </div>
          </div>
        )}
      </td>
      <td className={`${endFigure} ${stuckActs}`}>
        {items.length === 0 ? null : (
          <Menu
            label={t`Actions for ${taster}`}
            trigger={<IconButton icon={Ellipsis} label={t`Actions for ${taster}`} size="dense" />}
            items={items}
            onAction={act}
          />
        )}
      </td>
    </>
  );
}

/**
 * BRD-6: a booth whose device is heard is connected, whether its taster marks, rests or has signed all; of another, the age of
 * the last sign of its taster.
 */
function Seen({ row, now }: { readonly row: RowFacts; readonly now: number }) {
  if (row.word?.isHere === true) return <Trans>Connected</Trans>;
  return <AgeWords since={row.seenAt} now={now} />;
}

/** BRD-13: said only where a taster's sheets are open on more than one device. */
function Devices({ count }: { readonly count: number }) {
  if (count < 2) return null;
  return (
    <StateMark state="flag">
      <Trans>On {count} devices</Trans>
    </StateMark>
  );
}

/** BRD-11: how many values a device holds that the database does not: its own word, or while it is away its last one. */
function Unsynced({ word, now }: { readonly word: RowFacts['word']; readonly now: number }) {
  const { t } = useLingui();
  if (word === null) return <>–</>;
  const count = String(word.unstored);
  if (word.isHere) return word.unstored === 0 ? count : <strong>{count}</strong>;
  return (
    <span title={t`Estimated: the last word heard of this booth`}>
      <span className={unbroken}>≈ {count} ·</span>{' '}
      <span className={unbroken}>
        <AgeWords since={word.goneAt} now={now} />
      </span>
    </span>
  );
}
