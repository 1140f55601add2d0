import { Trans } from '@lingui/react/macro';
import { footFigure } from '../board.css.ts';
import type { JudgedGlass } from './judged-glass.ts';
import { WaitingFigure } from './waiting-figure.tsx';

/** The rank of a sample in the session, for a sheet with points (SHT-6). */
export function PlaceFigure({ judged }: JudgedGlass) {
  const scores = judged.scored?.scores ?? null;
  if (scores === null) return <WaitingFigure judged={judged} />;
  return (
    <span className={footFigure}>
      <Trans>
        {scores.rank} of {scores.ranked}
      </Trans>
    </span>
  );
}
