import { Trans } from '@lingui/react/macro';
import type { JudgedGlass } from './judged-glass.ts';
import { LoadingFigure } from './loading-figure.tsx';

/** BRD-10: how many are signed, once every tray is here. */
export function SignedCount({ judged }: JudgedGlass) {
  if (judged.unknown > 0) return <LoadingFigure />;
  return (
    <Trans>
      {judged.sealed} of {judged.expected}
    </Trans>
  );
}
