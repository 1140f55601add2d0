import { Trans, useLingui } from '@lingui/react/macro';
import type { ResultRow } from '../../../../domain/results/result-row.ts';
import { oilClassMessage } from '../../../parts/messages/class-names.ts';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { footFigure, footWords } from '../board.css.ts';
import type { JudgedGlass } from './judged-glass.ts';
import { LoadingFigure } from './loading-figure.tsx';
import { WaitingFigure } from './waiting-figure.tsx';

/** The class of one glass, marked provisional while its sample has no final class (ASM-20). */
export function GlassClass({
  judged,
  stored,
}: JudgedGlass & { readonly stored: ResultRow | null }) {
  const { i18n } = useLingui();
  if (judged.gate.kind === 'unknown') return <LoadingFigure />;
  if (judged.gate.kind !== 'open')
    return (
      <span className={footWords}>
        <Trans context="results">Hidden</Trans>
      </span>
    );
  const value = judged.assessment.value;
  if (value === null) return <WaitingFigure judged={judged} />;
  const oil = i18n._(oilClassMessage(value.class));
  const className = oil;
  const isProvisional = stored?.isProvisional === true;
  if (value.reliable)
    return isProvisional ? (
      <StateMark state="flag">
        <Trans>{className}, provisional</Trans>
      </StateMark>
    ) : (
      <span className={footFigure}>{oil}</span>
    );
  return (
    <>
      <StateMark state="flag">
        <Trans>{oil}, repeat</Trans>
      </StateMark>
      {isProvisional ? (
        <span className={footWords}>
          <Trans>Provisional: the pair was rejected</Trans>
        </span>
      ) : null}
    </>
  );
}
