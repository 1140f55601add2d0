import { Trans } from '@lingui/react/macro';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { footWords } from '../board.css.ts';
import type { Judged } from './judged.ts';
import { Loading } from './loading.tsx';

/** Why a figure is not there yet: its sheets are on their way, it is being computed, or could not be. */
export function Waiting({ judged }: Judged) {
  if (judged.sheets.missing.length > 0) return <Loading />;
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
