import { Trans } from '@lingui/react/macro';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { footWords } from '../board.css.ts';
import type { JudgedGlass } from './judged-glass.ts';
import { LoadingFigure } from './loading-figure.tsx';

/**
 * The placeholder of a missing figure: its sheets are loading, it is being computed, or the
 * computation failed.
 */
export function WaitingFigure({ judged }: JudgedGlass) {
  if (judged.sheets.missing.length > 0) return <LoadingFigure />;
  if (judged.assessment.error !== null)
    return (
      <StateMark state="stop">
        <Trans>Not computed</Trans>
      </StateMark>
    );
  return (
    <span className={footWords}>
      <Trans>computing</Trans>
    </span>
  );
}
