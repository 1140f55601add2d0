import { Trans } from '@lingui/react/macro';
import { footFigure } from '../board.css.ts';
import type { Judged } from './judged.ts';
import { Waiting } from './waiting.tsx';

/** SHT-6: its place among the samples of the session. */
export function PlaceFigure({ judged }: Judged) {
  const scores = judged.scored?.scores ?? null;
  if (scores === null) return <Waiting judged={judged} />;
  return (
    <span className={footFigure}>
      <Trans>
        {scores.rank} of {scores.ranked}
      </Trans>
    </span>
  );
}
