import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format.ts';
import { figuresOf } from '../../../parts/figures/figures-of.ts';
import { CVR_LIMIT } from '../../../parts/figures/reliability.ts';
import { useSheetNames } from '../../../parts/messages/attribute-names.tsx';
import { capital } from '../../../parts/messages/capital.ts';
import { footFigure, footWords } from '../board.css.ts';
import type { JudgedGlass } from './judged-glass.ts';
import { WaitingFigure } from './waiting-figure.tsx';

/** The median of a glass's predominant defect, with its name and CVr. */
export function DefectFigure({ judged }: JudgedGlass) {
  const { t } = useLingui();
  const write = useFormat();
  const names = useSheetNames();
  const value = judged.assessment.value;
  if (value === null) return <WaitingFigure judged={judged} />;
  const key = value.predominantDefect;
  const figures = key === null ? null : figuresOf(value, key);
  return (
    <>
      <span className={footFigure}>{write.two(figures?.median ?? 0)}</span>
      <span className={footWords}>
        {key === null ? capital(t`none`) : names.label(key)}
        {figures === null || figures.cvr === null ? null : (
          <>
            , <Trans>CVr {write.percent(figures.cvr, CVR_LIMIT)}</Trans>
          </>
        )}
      </span>
    </>
  );
}
