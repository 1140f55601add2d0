import { Trans, useLingui } from '@lingui/react/macro';
import { CALIBRATION_DAYS } from '../../../domain/words/calibration-days.ts';
import { Button } from '../../ui/button/button.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { ageOf } from './age-of.ts';
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
import { type RowActs, RowMenu } from './row-menu.tsx';

const DAY = 86_400_000;

/**
 * The last cells of a taster's row: connected or last seen, calibration, unsynced values, call, and
 * actions.
 */
export function BoardRowEnd(props: {
  readonly row: RowFacts;
  readonly taster: string;
  readonly now: number;
  readonly acts: RowActs;
  /** The call and the actions are in the taster's cell instead of here (BRD-15). */
  readonly isNarrow: boolean;
  /** The session is no longer live: only calibration and actions are shown. */
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
 * Presence of a taster's booth: connected while its device is online, even if the taster rests or
 * has signed everything (BRD-6). Otherwise it shows the age of the taster's last activity.
 */
function Seen({ row, now }: { readonly row: RowFacts; readonly now: number }) {
  if (row.word?.isHere === true) return <Trans>Connected</Trans>;
  return <AgeWords since={row.seenAt} now={now} />;
}

/**
 * The number of values that a device holds and the database does not (BRD-11). The device reports
 * it. While it is disconnected, its last report is shown as an estimate with its age; without any
 * report there is a dash.
 */
function Unsynced({ word, now }: { readonly word: RowFacts['word']; readonly now: number }) {
  const { t } = useLingui();
  if (word === null) return <>–</>;
  const count = String(word.unstored);
  if (word.isHere) return word.unstored === 0 ? count : <strong>{count}</strong>;
  return (
    <span title={t`Estimated: what this booth last said`}>
      <span className={unbroken}>≈ {count} ·</span>{' '}
      <span className={unbroken}>
        <AgeWords since={word.goneAt} now={now} />
      </span>
    </span>
  );
}

/** The time since a moment, in words; a dash if the moment is unknown. */
function AgeWords({ since, now }: { readonly since: number | null; readonly now: number }) {
  if (since === null) return <>–</>;
  const age = ageOf(now - since);
  switch (age.unit) {
    case 'now':
      return <Trans>now</Trans>;
    case 's':
      return <Trans>{age.count} s</Trans>;
    case 'min':
      return <Trans>{age.count} min</Trans>;
    case 'h':
      return <Trans>{age.count} h</Trans>;
    case 'd':
      return <Trans>{age.count} d</Trans>;
  }
}

/** The button that answers a taster's call. */
export function AnswerCall({
  taster,
  onAnswer,
}: {
  readonly taster: string;
  readonly onAnswer: () => void;
}) {
  const { t } = useLingui();
  return (
    <Button
      size="dense"
      variant="quiet"
      onPress={onAnswer}
      aria-label={t`Answer the call of ${taster}`}
    >
      <Trans>Answer</Trans>
    </Button>
  );
}
