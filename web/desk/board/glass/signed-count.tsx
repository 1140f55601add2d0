import { Trans } from '@lingui/react/macro';
import type { JudgedGlass } from './judged-glass.ts';
import { LoadingFigure } from './loading-figure.tsx';

/** The number of signed sheets of a glass, once every tray is loaded (BRD-10). */
export function SignedCount({ judged }: JudgedGlass) {
  if (judged.unknown > 0) return <LoadingFigure />;
  return (
    <Trans>
      {judged.sealed} of {judged.expected}
    </Trans>
  );
}
