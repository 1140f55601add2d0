import { useFormat } from '../../../i18n/use-format.ts';
import { useMedalWords } from '../../../parts/points/use-medal-words.ts';
import { footFigure, footWords } from '../board.css.ts';
import type { JudgedGlass } from './judged-glass.ts';
import { WaitingFigure } from './waiting-figure.tsx';

/** The total and the medal of a glass that is scored with points (SHT-6). */
export function TotalFigure({ judged }: JudgedGlass) {
  const write = useFormat();
  const medals = useMedalWords();
  const scores = judged.scored?.scores ?? null;
  if (scores === null) return <WaitingFigure judged={judged} />;
  const { score } = scores.total;
  return (
    <>
      <span className={footFigure}>{write.number(score, Number.isInteger(score) ? 0 : 2)}</span>
      <span className={footWords}>{medals(scores.medal)}</span>
    </>
  );
}
