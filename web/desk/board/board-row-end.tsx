import { Trans, useLingui } from '@lingui/react/macro';
import { CALIBRATION_DAYS } from '../../../domain/words/calibration-days.ts';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { AgeWords } from './age-words.tsx';
import { AnswerCall } from './answer-call.tsx';
import {
  callCell,
  endFigure,
  rowEnd,
  stuckActs,
  stuckCall,
  twoLines,
  unbroken,
} from './board.css.ts';
import type { RowActs } from './row-acts.ts';
import type { RowFacts } from './row-facts.ts';
import { RowMenu } from './row-menu.tsx';

const DAY = 86_400_000;

/** The end of a taster's row: whether the booth is connected or when it was seen, calibration, call, and what may be done. */
export function BoardRowEnd(props: {
  readonly row: RowFacts;
  readonly taster: string;
  readonly now: number;
  readonly acts: RowActs;
  /** BRD-15: the call and what may be done stand with the taster, and not here. */
  readonly isNarrow: boolean;
  /** Nothing of the session is live any more: only the calibration is told, and what may be done. */
  readonly isEnded?: boolean;
}) {
  const { row, taster, now, acts, isNarrow, isEnded = false } = props;
  const isOld = row.calibratedAt !== null && now - row.calibratedAt > CALIBRATION_DAYS * DAY;
  return (
    <>
      {isEnded ? null : (
        <td className={rowEnd}>
          <Seen row={row} now={now} />
        </td>
      )}
      <td className={endFigure}>
        {isOld ? (
          <StateMark state="flag">
            <AgeWords since={row.calibratedAt} now={now} />
          </StateMark>
        ) : (
          <AgeWords since={row.calibratedAt} now={now} />
        )}
      </td>
      {isEnded ? null : (
        <td className={`${endFigure} ${twoLines}`}>
          <Unsynced word={row.word} now={now} />
        </td>
      )}
      {isNarrow ? null : (
        <>
          {isEnded ? null : (
            <td className={`${rowEnd} ${stuckCall}`}>
              {row.call === null ? null : (
                <div className={callCell}>
                  <StateMark state="call">
                    <Trans>Calls</Trans>
                  </StateMark>
                  <div>
                    <AnswerCall taster={taster} onAnswer={acts.onAnswer} />
                  </div>
                </div>
              )}
            </td>
          )}
          <td className={`${endFigure} ${stuckActs}`}>
            <RowMenu row={row} taster={taster} acts={acts} />
          </td>
        </>
      )}
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
