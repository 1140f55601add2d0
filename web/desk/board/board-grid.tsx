import { Trans, useLingui } from '@lingui/react/macro';
import type { PlanEntry } from '../../../domain/documents/session.document.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import { BoardCell } from '../../live/session/board-cell.tsx';
import { cellOf } from '../../live/session/board-counts.ts';
import { type BoardFacts, glassOf, recordOf, trayOf } from '../../live/session/board-facts.ts';
import { codeFor, sharedCode } from '../../live/session/board-names.ts';
import type { EntryJudgement } from '../../live/session/use-judgements.ts';
import { type Registers, tasterName, tastersInOrder } from '../../live/session/use-registers.ts';
import { media } from '../../theme/breakpoints.ts';
import { useMedia } from '../../ui/media/use-media.ts';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { markOverflow } from '../../ui/table/mark-overflow.ts';
import {
  actsOfTaster,
  below,
  chosen,
  chosenHead,
  endFigure,
  endHead,
  glassButton,
  glassCode,
  glassHead,
  glassName,
  grid,
  longName,
  onDevices,
  scroller,
  spokenOnly,
  stuck,
  stuckActs,
  stuckCall,
  tasterCode,
  tasterWords,
} from './board.css.ts';
import { BoardFoot, BoardNotes } from './board-foot.tsx';
import { AnswerCall, BoardRowEnd } from './board-row-end.tsx';
import { rowFacts } from './row-facts.ts';
import { type RowActs, RowMenu } from './row-menu.tsx';

/** A longer name, in letters, may wrap. */
const LONG = 14;

/**
 * The actions of the board. A handler is null if the account does not have the permission, or the
 * session's state does not allow it.
 */
export type GridActs = {
  readonly onChoose: (entry: PlanEntry) => void;
  readonly onOpen: (entry: EntryJudgement) => void;
  readonly onAnswer: (taster: TasterId) => void;
  readonly onEndRest: ((taster: TasterId) => void) | null;
  readonly onReopen: ((taster: TasterId, code: string) => void) | null;
  /**
   * Returns the page where a paper sheet of a taster is keyed in; null if that is not allowed
   * (KEY-1).
   */
  readonly paperHref: ((taster: TasterId) => string) | null;
};

/** The live table of tasters by glasses. It updates as trays and sheets change. */
export function BoardGrid(props: {
  readonly facts: BoardFacts;
  readonly registers: Registers;
  readonly entries: readonly EntryJudgement[];
  readonly results: readonly ResultRow[];
  readonly chosenEntry: string | null;
  /** The session is validated. */
  readonly isFinal: boolean;
  /** The session is over, and no update of it is pending. */
  readonly isEnded?: boolean;
  readonly now: number;
  readonly acts: GridActs;
}) {
  const {
    facts,
    registers,
    entries,
    results,
    chosenEntry,
    isFinal,
    isEnded = false,
    now,
    acts,
  } = props;
  const { t } = useLingui();
  const isNarrow = useMedia(media.belowDesk);
  const isEstimated = [...facts.words.values()].some(({ isHere }) => !isHere);
  const table = (
    <div className={scroller} ref={markOverflow}>
      <table aria-label={t`Tasters by samples`} className={grid}>
        <thead>
          <tr>
            <th scope="col" className={stuck}>
              <Trans>Taster</Trans>
            </th>
            {entries.map((judged) => (
              <th
                key={judged.entry.id}
                scope="col"
                className={`${glassHead} ${judged.entry.id === chosenEntry ? chosenHead : ''}`}
              >
                <GlassHead
                  facts={facts}
                  registers={registers}
                  judged={judged}
                  isChosen={judged.entry.id === chosenEntry}
                  onChoose={acts.onChoose}
                />
              </th>
            ))}
            {isEnded ? null : (
              <th scope="col">
                <Trans>Seen</Trans>
              </th>
            )}
            <th scope="col" className={`${endFigure} ${endHead}`}>
              <Trans>Calibrated</Trans>
            </th>
            {isEnded ? null : (
              <th scope="col" className={`${endFigure} ${endHead}`}>
                <Trans>Unsynced</Trans>
              </th>
            )}
            {isNarrow ? null : (
              <>
                {isEnded ? null : (
                  <th scope="col" className={stuckCall}>
                    <Trans>Help</Trans>
                  </th>
                )}
                <th scope="col" className={stuckActs}>
                  <span className={spokenOnly}>
                    <Trans>Actions</Trans>
                  </span>
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {tastersInOrder(registers, facts.plan.tasters).map((taster) => {
            const { code, name } = tasterName(registers, taster);
            const row = rowFacts(facts, taster, now);
            const ofTaster = rowActs(facts, taster, acts);
            const called = name || code;
            return (
              <tr key={taster}>
                <th scope="row" abbr={`${code} ${name}`} className={stuck}>
                  <span className={tasterWords}>
                    <span className={tasterCode}>{code}</span>
                    <span className={name.length > LONG ? longName : undefined}>{name}</span>{' '}
                    {isNarrow && row.call !== null && (
                      <StateMark state="call">
                        <Trans>Calls</Trans>
                      </StateMark>
                    )}
                  </span>
                  {isEnded ? null : <DeviceCountNote count={row.word?.devices ?? 0} />}
                  {isNarrow && (
                    <span className={actsOfTaster}>
                      {row.call !== null && (
                        <AnswerCall taster={called} onAnswer={ofTaster.onAnswer} />
                      )}
                      <RowMenu row={row} taster={called} acts={ofTaster} />
                    </span>
                  )}
                </th>
                {facts.plan.entries.map((entry) => (
                  <td key={entry.id} className={entry.id === chosenEntry ? chosen : undefined}>
                    <BoardCell
                      state={cellOf(facts, entry, taster, now)}
                      keyedBy={recordOf(facts, entry, taster)?.keyed?.by}
                    />
                  </td>
                ))}
                <BoardRowEnd
                  row={row}
                  taster={called}
                  now={now}
                  acts={ofTaster}
                  isNarrow={isNarrow}
                  isEnded={isEnded}
                />
              </tr>
            );
          })}
        </tbody>
        <BoardFoot
          entries={entries}
          results={results}
          chosenEntry={chosenEntry}
          isFinal={isFinal}
          training={facts.plan.training}
          endColumns={(isNarrow ? 3 : 5) - (isEnded ? (isNarrow ? 2 : 3) : 0)}
          isEstimated={isEstimated}
          isNarrow={isNarrow}
          onOpen={acts.onOpen}
        />
      </table>
    </div>
  );
  return isNarrow ? (
    <>
      {table}
      <div className={below}>
        <BoardNotes entries={entries} isEstimated={isEstimated} />
      </div>
    </>
  ) : (
    table
  );
}

function rowActs(facts: BoardFacts, taster: TasterId, acts: GridActs): RowActs {
  const { onEndRest, onReopen, paperHref } = acts;
  const sealed = facts.plan.entries.flatMap((entry) => {
    const code = codeFor(facts.plan, entry, taster);
    return code !== null && glassOf(facts, entry, taster)?.sealed ? [code] : [];
  });
  const isWhole = sealed.length === facts.plan.entries.length;
  return {
    onAnswer: () => acts.onAnswer(taster),
    onEndRest: onEndRest === null ? null : () => onEndRest(taster),
    reopenable: onReopen === null ? [] : sealed,
    onReopen: (code) => onReopen?.(taster, code),
    paperHref:
      paperHref === null || isWhole || trayOf(facts, taster) === null ? null : paperHref(taster),
  };
}

function GlassHead(props: {
  readonly facts: BoardFacts;
  readonly registers: Registers;
  readonly judged: EntryJudgement;
  readonly isChosen: boolean;
  readonly onChoose: (entry: PlanEntry) => void;
}) {
  const { facts, registers, judged, isChosen, onChoose } = props;
  const { entry } = judged;
  const { t } = useLingui();
  const sample = registers.samples.get(entry.sample);
  const isTwice = facts.plan.entries.filter((other) => other.sample === entry.sample).length > 1;
  const name = sample?.code ?? '…';
  return (
    <button
      type="button"
      className={glassButton}
      data-on-paper=""
      aria-pressed={isChosen}
      onClick={() => onChoose(entry)}
    >
      <span className={glassCode}>{sharedCode(facts.plan, entry) ?? <Trans>Multicode</Trans>}</span>
      <span className={glassName}>
        <span>{name}</span>
        {isTwice ? (
          <span>{t`Replicate ${entry.replicate}`}</span>
        ) : sample?.reference ? (
          <span>{t`Reference`}</span>
        ) : null}
      </span>
    </button>
  );
}

/**
 * The note that a taster's sheets are open on more than one device (BRD-13). It is below the name,
 * where it causes no layout shift of columns.
 */
function DeviceCountNote({ count }: { readonly count: number }) {
  if (count < 2) return null;
  return (
    <div className={onDevices}>
      <StateMark state="flag">
        <Trans>On {count} devices</Trans>
      </StateMark>
    </div>
  );
}
