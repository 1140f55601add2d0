import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format.ts';
import { CVR_LIMIT } from '../../../parts/figures/reliability.ts';
import { footFigure, footWords } from '../board.css.ts';
import type { JudgedGlass } from './judged-glass.ts';
import { WaitingFigure } from './waiting-figure.tsx';

/** The median of a glass's fruity attribute, with its CVr. */
export function FruityFigure({ judged }: JudgedGlass) {
  const write = useFormat();
  const figures = judged.assessment.value?.attributes.fruity;
  if (figures === undefined) return <WaitingFigure judged={judged} />;
  return (
    <>
      <span className={footFigure}>{write.two(figures.median)}</span>
      {figures.cvr === null ? null : (
        <span className={footWords}>
          <Trans>CVr {write.percent(figures.cvr, CVR_LIMIT)}</Trans>
        </span>
      )}
    </>
  );
}
