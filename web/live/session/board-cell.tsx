import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { useLeftOutReason } from '../../parts/sessions/use-left-out-reason.ts';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { keyed, keyedWho, minutes } from './board-cell.css.ts';
import type { CellState } from './cell-state.ts';

/** One cell of the board: the state of one glass of one taster as a shape, a word and a colour. */
export function BoardCell({
  state,
  keyedBy,
}: {
  readonly state: CellState;
  /** Who keyed its sheet in from paper, once the record is loaded (KEY-6). */
  readonly keyedBy?: string | undefined;
}) {
  const { colon } = useFormat();
  const leftOutReason = useLeftOutReason();
  switch (state.kind) {
    case 'unknown':
      return <span aria-hidden="true">…</span>;
    case 'not-started':
      return (
        <StateMark state="waiting">
          <Trans>Not started</Trans>
        </StateMark>
      );
    case 'confirmed':
      return (
        <StateMark state="live">
          <Trans>
            Tasting <span className={minutes}>{state.minutes} min</span>
          </Trans>
        </StateMark>
      );
    case 'marking':
      return (
        <StateMark state="live">
          <Trans>
            {state.done} of {state.of} <span className={minutes}>{state.minutes} min</span>
          </Trans>
        </StateMark>
      );
    case 'complete':
      return (
        <StateMark state="live">
          <Trans>
            Complete <span className={minutes}>{state.minutes} min</span>
          </Trans>
        </StateMark>
      );
    case 'open-again':
      return (
        <StateMark state="live">
          <span title={`${state.by}${colon}${state.reason}`}>
            <Trans>
              Open again <span className={minutes}>{state.minutes} min</span>
            </Trans>
          </span>
        </StateMark>
      );
    case 'signed':
      return (
        <StateMark state="signed">
          <Trans>Signed</Trans>
        </StateMark>
      );
    case 'sealed':
      return state.keyed === true ? (
        <Keyed version={state.version} by={keyedBy} />
      ) : (
        <StateMark state="done">
          {state.version > 1 ? (
            <Trans>Stored, version {state.version}</Trans>
          ) : (
            <Trans>Stored</Trans>
          )}
        </StateMark>
      );
    case 'excluded':
      return (
        <StateMark state="off">
          <span title={leftOutReason(state.reason)}>
            <Trans context="sheet">Left out</Trans>
          </span>
        </StateMark>
      );
    case 'rest':
      return (
        <StateMark state="waiting">
          <Trans>Rest, {clock(state.seconds)}</Trans>
        </StateMark>
      );
    case 'wrong-glass':
      return (
        <StateMark state="flag">
          {state.read === undefined ? (
            <Trans>Wrong glass</Trans>
          ) : (
            <Trans>Wrong glass: {state.read}</Trans>
          )}
        </StateMark>
      );
    case 'not-returned':
      return (
        <StateMark state="off">
          <Trans>Not handed in</Trans>
        </StateMark>
      );
    case 'not-confirmed':
      return (
        <StateMark state="flag">
          <Trans>Not confirmed</Trans>
        </StateMark>
      );
  }
}

/** The state of a stored paper sheet, and who keyed it in (KEY-6). */
function Keyed({ version, by }: { readonly version: number; readonly by: string | undefined }) {
  return (
    <span className={keyed}>
      <StateMark state="done">
        {version > 1 ? <Trans>Paper, version {version}</Trans> : <Trans>Paper, stored</Trans>}
      </StateMark>
      {by === undefined ? null : (
        <span className={keyedWho}>
          <Trans>keyed in by {by}</Trans>
        </span>
      )}
    </span>
  );
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
