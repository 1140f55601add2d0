import { Trans } from '@lingui/react/macro';
import { footWords } from '../board.css.ts';

/** The placeholder of a figure while its data are loading. */
export function LoadingFigure() {
  return (
    <span className={footWords}>
      <Trans>loading</Trans>
    </span>
  );
}
