import { Trans } from '@lingui/react/macro';
import { footWords } from '../board.css.ts';

/** A figure of which something is on its way to this page. */
export function LoadingFigure() {
  return (
    <span className={footWords}>
      <Trans>loading</Trans>
    </span>
  );
}
